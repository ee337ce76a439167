import { TextInput as RaTextInput } from 'react-admin';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { useTranslateText } from '../../i18n/useTranslateText';
import { fullAddressText } from './formatAddress';

/** Read only: each member of an address is edited in a field of its own. */
const AddressInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const t = useTranslateText();
  const format = (value: unknown) => fullAddressText(value, props.field, t);
  return (
    <RaTextInput {...common} readOnly format={format} slotProps={{ htmlInput: htmlInputProps(props) }} />
  );
};

export default AddressInput;
