import FormControl, { type FormControlProps } from '@mui/material/FormControl';

interface TextFieldRootProps extends FormControlProps {
  InputProps?: unknown;
  inputProps?: unknown;
  InputLabelProps?: unknown;
  /** MUI hands it to every slot that is no native element. */
  ownerState?: unknown;
}

/**
 * The outer element of MUI's text fields, for the theme. react-admin 5.15 says what it asks of the parts twice: in
 * `slotProps`, and in the props of older versions. MUI 9 does not know those any more and would leave them on the
 * element as attributes.
 */
export const TextFieldRoot = ({
  InputProps: _input,
  inputProps: _htmlInput,
  InputLabelProps: _label,
  ownerState: _state,
  ...props
}: TextFieldRootProps) => <FormControl {...props} />;
