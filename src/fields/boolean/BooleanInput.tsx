import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { FieldTitle, InputHelperText } from 'react-admin';
import { useInput } from 'ra-core';
import type { InputProps } from '../core/types';
import { useCommonProps } from '../inputs/useCommonProps';
import '../../ui/form/switch.css';

/**
 * A switch. It always has a value, so `required` has no effect and there is no required mark. react-admin's BooleanInput
 * passes `inputRef` to MUI 9's Switch, which does not know the prop and renders it into the DOM.
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
        // Mark the field as touched, so that its error shows.
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
