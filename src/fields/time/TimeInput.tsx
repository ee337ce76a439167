import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { timeOf } from './times';

/** Typed, not picked: the picker of a browser asks for the hours in the browser's language, with "a. m." in some. */
const TimeInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { getValues, setValue } = useFormContext();
  const { name } = props.field;
  return (
    <TextInput
      placeholder="HH:mm"
      {...common}
      className="field-time"
      slotProps={{
        htmlInput: { ...htmlInputProps(props), maxLength: 8, autoComplete: 'off', inputMode: 'numeric' },
      }}
      onBlur={() => {
        const typed: unknown = getValues(name);
        const time = timeOf(typed);
        if (time !== undefined && time !== typed) setValue(name, time, { shouldValidate: true });
      }}
    />
  );
};

export default TimeInput;
