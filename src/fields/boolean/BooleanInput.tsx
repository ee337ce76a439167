import { BooleanInput as RaBooleanInput } from 'react-admin';
import type { InputProps } from '../types';
import { useCommonProps } from '../useCommonProps';

/** A switch. It always has a value, so being required asks for nothing and no mark is shown. */
const BooleanInput = (props: InputProps) => {
  const { source, label, helperText, readOnly, validate } = useCommonProps(props);
  return <RaBooleanInput {...{ source, label, helperText, readOnly, validate }} />;
};

export default BooleanInput;
