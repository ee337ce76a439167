import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { parseTime } from './parseTime';

interface TimeTextInputProps extends Omit<ComponentProps<typeof TextInput>, 'source' | 'slotProps'> {
  source: string;
  htmlInput: Record<string, unknown>;
}

/** Typed, not picked: the picker of a browser asks for the hours in the browser's language, with "a. m." in some. */
export function TimeTextInput({ htmlInput, ...props }: TimeTextInputProps) {
  const { source } = props;
  const { getValues, getFieldState, setValue } = useFormContext();
  return (
    <TextInput
      placeholder="HH:mm"
      {...props}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...htmlInput, maxLength: 8, autoComplete: 'off', inputMode: 'numeric' },
      }}
      onBlur={() => {
        const value: unknown = getValues(source);
        if (value === '' || !getFieldState(source).isDirty) return;
        // What cannot be is said as soon as it stands there: an hour that has passed, or none at all (HOTEL-19).
        setValue(source, parseTime(value) ?? value, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
