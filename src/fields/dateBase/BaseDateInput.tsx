import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { DateTextInput } from './DateTextInput';
import { parseTypedDate } from './parseTypedDate';
import { toDateInputValue, type DateKind } from './dateInputValue';
import { useDateLimits } from './useDateLimits';

/** A day or moment in a form, within the limits of its field. */
export function BaseDateInput({ kind, ...props }: InputProps & { kind: DateKind }) {
  const common = useCommonProps(props);
  const { field } = props;
  const { min, max } = useDateLimits(field, kind);
  return (
    <DateTextInput
      {...common}
      kind={kind}
      toIso={(value) => toDateInputValue(value, field, kind)}
      fromIso={(iso) => parseTypedDate(iso, field)}
      min={min}
      max={max}
      htmlInput={htmlInputProps(props)}
    />
  );
}
