import { TextInput as RaTextInput } from 'react-admin';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { useText } from '../../i18n/useText';
import { addressText } from './addresses';

/** Read only: an address is edited part by part, each with a field of its own. */
const AddressInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const t = useText();
  const format = (value: unknown) => addressText(value, props.field, t);
  return (
    <RaTextInput {...common} readOnly format={format} slotProps={{ htmlInput: htmlInputProps(props) }} />
  );
};

export default AddressInput;
