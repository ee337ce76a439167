import { TextInput as RaTextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import type { LongTextFilled } from './schema';

const LongTextInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { maxLength, cap, rows, maxRows } = optionsOf<LongTextFilled>(props.field);
  return (
    <div className="field-counted">
      <RaTextInput
        {...common}
        multiline
        minRows={rows}
        maxRows={Math.max(rows, maxRows)}
        slotProps={{ htmlInput: { ...htmlInputProps(props), maxLength: cap ? maxLength : undefined } }}
      />
      {maxLength !== undefined && <Counter name={props.field.name} max={maxLength} />}
    </div>
  );
};

const Counter = ({ name, max }: { name: string; max: number }) => {
  const value: unknown = useWatch({ name });
  const length = typeof value === 'string' ? value.length : 0;
  return (
    <span className="field-counter" data-over={length > max}>
      <span className="field-hidden">Caracteres: </span>
      {length}/{max}
    </span>
  );
};

export default LongTextInput;
