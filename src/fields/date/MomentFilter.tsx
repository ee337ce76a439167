import { useTypedText } from '../../lib/useTypedText';
import { DateField } from '../../ui/date/DateField';
import type { FilterProps } from '../types';
import { fromNative, toNative, type DateKind } from './nativeDate';

/** A filter by a date. It applies as soon as the date is whole; a date that is not is no filter yet, and stays to be seen. */
export function MomentFilter({ field, value, onChange, id, kind }: FilterProps & { kind: DateKind }) {
  const text = toNative(value, field, kind);
  const { typed, type } = useTypedText(text);
  const isWrong = typed !== '' && typeof fromNative(typed, field) !== 'number';
  return (
    <DateField
      id={id}
      kind={kind}
      className="filter-input"
      aria-invalid={isWrong && typed.length >= 10}
      value={typed}
      onChange={(next) => {
        type(next);
        const seconds = fromNative(next, field);
        if (next === '') onChange(undefined);
        else if (typeof seconds === 'number') onChange(seconds);
      }}
    />
  );
}
