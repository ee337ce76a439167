import { TextInput as RaTextInput } from 'react-admin';
import { optionsOf } from '../optionsOf';
import { Counter } from '../text/Counter';
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

export default LongTextInput;
