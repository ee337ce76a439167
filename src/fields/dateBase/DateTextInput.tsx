import { useId, type ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { getDatePlaceholder } from '../../i18n/datePlaceholder';
import { dateTextToIso, isoToDateText } from '../../lib/date/parseTypedDate';
import { CalendarButton } from '../../ui/date/CalendarButton';
import { replaceDay } from '../../ui/date/replaceDay';
import type { DateKind } from './dateInputValue';

interface DateTextInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  'format' | 'parse' | 'source' | 'slotProps'
> {
  source: string;
  kind: DateKind;
  /** Form value → ISO text of a day or moment. Typed text that is not a date is returned as it is. */
  toIso: (value: unknown) => string;
  /** ISO text → form value. */
  fromIso: (iso: string) => unknown;
  /** First and last date of the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  htmlInput: Record<string, unknown>;
}

/** The date field of forms: `DateField`, styled like the other form inputs. */
export function DateTextInput({ kind, toIso, fromIso, min, max, htmlInput, ...props }: DateTextInputProps) {
  const { source, readOnly } = props;
  const { getValues, setValue } = useFormContext();
  const fieldValue: unknown = useWatch({ name: source });
  const inputId = useId();
  const setIso = (iso: string): void =>
    setValue(source, fromIso(iso), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <TextInput
      placeholder={getDatePlaceholder(kind)}
      {...props}
      id={inputId}
      format={(value: unknown) => isoToDateText(toIso(value))}
      parse={(text: unknown) => fromIso(dateTextToIso(typeof text === 'string' ? text : '', kind))}
      onBlur={() => {
        const previousIso = toIso(getValues(source));
        const completedIso = dateTextToIso(isoToDateText(previousIso), kind, true);
        if (completedIso !== previousIso) setIso(completedIso);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...htmlInput, maxLength: 20, autoComplete: 'off' },
        input: {
          endAdornment: (
            <CalendarButton
              value={toIso(fieldValue)}
              onSelectDay={(day) => setIso(replaceDay(day, toIso(fieldValue), kind))}
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
