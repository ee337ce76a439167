import FormControl, { type FormControlProps } from '@mui/material/FormControl';

interface TextFieldRootProps extends FormControlProps {
  InputProps?: unknown;
  inputProps?: unknown;
  InputLabelProps?: unknown;
  /** MUI passes this to every slot that is not a native element. */
  ownerState?: unknown;
}

/**
 * Root element of MUI's text fields, for the theme. react-admin 5.15 passes slot options twice: in `slotProps` and in the
 * props of older versions. MUI 9 no longer knows the old props and would leave them on the element as attributes.
 */
export const TextFieldRoot = ({
  InputProps: _input,
  inputProps: _htmlInput,
  InputLabelProps: _label,
  ownerState: _state,
  ...props
}: TextFieldRootProps) => <FormControl {...props} />;
