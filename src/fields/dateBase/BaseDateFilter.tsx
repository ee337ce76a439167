import { useSyncedText } from '../../lib/hooks/useSyncedText';
import { DateField } from '../../ui/date/DateField';
import type { FilterProps } from '../core/types';
import { fromDateInputValue, toDateInputValue, type DateKind } from './dateInputValue';

/** A date filter. It applies as soon as the date is complete; an incomplete date is no filter yet and stays visible. */
export function BaseDateFilter({ field, value, onChange, id, kind }: FilterProps & { kind: DateKind }) {
  const text = toDateInputValue(value, field, kind);
  const { text: typed, setText } = useSyncedText(text);
  const isInvalid = typed !== '' && typeof fromDateInputValue(typed, field) !== 'number';
  return (
    <DateField
      id={id}
      kind={kind}
      className="filter-input"
      aria-invalid={isInvalid && typed.length >= 10}
      value={typed}
      onChange={(nextText) => {
        setText(nextText);
        const seconds = fromDateInputValue(nextText, field);
        if (nextText === '') onChange(undefined);
        else if (typeof seconds === 'number') onChange(seconds);
      }}
    />
  );
}
