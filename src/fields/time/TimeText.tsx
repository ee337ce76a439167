import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { timeOf } from './times';

interface TimeTextProps extends Omit<ComponentProps<typeof TextInput>, 'source' | 'slotProps'> {
  source: string;
  htmlInput: Record<string, unknown>;
}

/** Typed, not picked: the picker of a browser asks for the hours in the browser's language, with "a. m." in some. */
export function TimeText({ htmlInput, ...props }: TimeTextProps) {
  const { source } = props;
  const { getValues, setValue } = useFormContext();
  return (
    <TextInput
      placeholder="HH:mm"
      {...props}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...htmlInput, maxLength: 8, autoComplete: 'off', inputMode: 'numeric' },
      }}
      onBlur={() => {
        const typed: unknown = getValues(source);
        const time = timeOf(typed);
        if (time !== undefined && time !== typed)
          setValue(source, time, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
