import { TypedFilter } from '../filters/TypedFilter';
import type { FilterProps } from '../types';
import { fromNative, toNative, type DateKind } from './nativeDate';

/** A native date filter; a date that is not complete yet is no filter. */
export const NativeDateFilter = ({
  field,
  value,
  onChange,
  id,
  isDraft,
  kind,
}: FilterProps & { kind: DateKind }) => (
  <TypedFilter
    type={kind === 'date' ? 'date' : 'datetime-local'}
    id={id}
    isDraft={isDraft}
    text={toNative(value, field, kind)}
    onText={(text) => {
      const seconds = fromNative(text, field);
      onChange(typeof seconds === 'number' ? seconds : undefined);
    }}
  />
);
