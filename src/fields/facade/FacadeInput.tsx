import { TextInput as RaTextInput } from 'react-admin';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { homeText } from './facadeMembers';

/** Read only: the members of the drawing are edited in fields of their own. */
const FacadeInput = (props: InputProps) => (
  <RaTextInput
    {...useCommonProps(props)}
    readOnly
    format={(value: unknown) => homeText(value, props.field)}
    slotProps={{ htmlInput: htmlInputProps(props) }}
  />
);

export default FacadeInput;
