import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { parseTime } from './parseTime';

interface TimeTextInputProps extends Omit<ComponentProps<typeof TextInput>, 'source' | 'slotProps'> {
  source: string;
  htmlInput: Record<string, unknown>;
}

/** A text input, not a native time picker: browsers show the picker in their own language, some with "a. m.". */
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
        // Validate at once: reports a passed or invalid time while it is typed.
        setValue(source, parseTime(value) ?? value, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
