import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { DateText } from './DateText';
import { fromTyped } from './fromTyped';
import { toNative, type DateKind } from './nativeDate';
import { useLimits } from './useLimits';

/** A day or a moment of a form, within the limits of its field. */
export function MomentInput({ kind, ...props }: InputProps & { kind: DateKind }) {
  const common = useCommonProps(props);
  const { field } = props;
  const { from, until } = useLimits(field, kind);
  return (
    <DateText
      {...common}
      kind={kind}
      toIso={(value) => toNative(value, field, kind)}
      fromIso={(iso) => fromTyped(iso, field)}
      min={from}
      max={until}
      htmlInput={htmlInputProps(props)}
    />
  );
}
