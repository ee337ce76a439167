import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { FieldTitle, InputHelperText } from 'react-admin';
import { useInput } from 'ra-core';
import type { InputProps } from '../core/types';
import { useCommonProps } from '../inputs/useCommonProps';

/**
 * A switch. It always has a value, so being required asks for nothing and no mark is shown. react-admin's own hands its
 * `inputRef` to a switch of MUI 9, which knows none and puts it on the page.
 */
const BooleanInput = (props: InputProps) => {
  const { source, label, helperText, readOnly, validate } = useCommonProps(props);
  const { id, field, fieldState } = useInput({
    source,
    validate,
    readOnly,
    type: 'checkbox',
    defaultValue: false,
  });
  const { error, invalid } = fieldState;
  const control = (
    <Switch
      id={id}
      name={field.name}
      checked={Boolean(field.value)}
      disabled={readOnly}
      slotProps={{ input: { ref: field.ref } }}
      onChange={(event) => {
        field.onChange(event);
        // It counts as touched, which shows what is wrong with it.
        field.onBlur();
      }}
    />
  );
  return (
    <FormGroup className={`ra-input ra-input-${source}`}>
      <FormControlLabel control={control} label={<FieldTitle label={label} source={source} />} />
      {(helperText !== false || invalid) && (
        <FormHelperText error={invalid}>
          <InputHelperText error={error?.message ?? ''} helperText={helperText} />
        </FormHelperText>
      )}
    </FormGroup>
  );
};

export default BooleanInput;
