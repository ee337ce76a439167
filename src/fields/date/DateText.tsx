import { useId, type ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { dateTexts } from '../../i18n/es/dates';
import { fromDateText, toDateText } from '../../lib/dateText';
import { CalendarButton } from '../../ui/date/CalendarButton';
import { withDay } from '../../ui/date/withDay';
import type { DateKind } from './nativeDate';

interface DateTextProps extends Omit<
  ComponentProps<typeof TextInput>,
  'format' | 'parse' | 'source' | 'slotProps'
> {
  source: string;
  kind: DateKind;
  /** What the form holds → ISO text of a day or moment; what was typed and is none, as it is. */
  toIso: (value: unknown) => string;
  /** The other way. */
  fromIso: (iso: string) => unknown;
  /** First and last of the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  htmlInput: Record<string, unknown>;
}

/** The date field of forms: as `DateField`, in the clothes of the other inputs of a form. */
export function DateText({ kind, toIso, fromIso, min, max, htmlInput, ...props }: DateTextProps) {
  const { source, readOnly } = props;
  const { getValues, setValue } = useFormContext();
  const held: unknown = useWatch({ name: source });
  const inputId = useId();
  const set = (iso: string): void =>
    setValue(source, fromIso(iso), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <TextInput
      placeholder={dateTexts[kind]}
      {...props}
      id={inputId}
      format={(value: unknown) => toDateText(toIso(value))}
      parse={(text: unknown) => fromIso(fromDateText(typeof text === 'string' ? text : '', kind))}
      onBlur={() => {
        const before = toIso(getValues(source));
        const done = fromDateText(toDateText(before), kind, true);
        if (done !== before) set(done);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...htmlInput, maxLength: 20, autoComplete: 'off' },
        input: {
          endAdornment: (
            <CalendarButton
              value={toIso(held)}
              onDay={(day) => set(withDay(day, toIso(held), kind))}
              min={min}
              max={max}
              inputId={inputId}
              disabled={readOnly}
            />
          ),
        },
      }}
    />
  );
}
