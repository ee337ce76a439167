import { TextInput as RaTextInput } from 'react-admin';
import { optionsOf } from '../core/optionsOf';
import { CharacterCounter } from '../inputs/CharacterCounter';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import type { ResolvedLongTextOptions } from './schema';

const LongTextInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { maxLength, enforceMaxLength, rows, maxRows } = optionsOf<ResolvedLongTextOptions>(props.field);
  return (
    <div className="field-counted">
      <RaTextInput
        {...common}
        multiline
        minRows={rows}
        maxRows={Math.max(rows, maxRows)}
        slotProps={{
          htmlInput: { ...htmlInputProps(props), maxLength: enforceMaxLength ? maxLength : undefined },
        }}
      />
      {maxLength !== undefined && <CharacterCounter name={props.field.name} max={maxLength} />}
    </div>
  );
};

export default LongTextInput;
