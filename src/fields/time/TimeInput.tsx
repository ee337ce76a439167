import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { TimeText } from './TimeText';

const TimeInput = (props: InputProps) => (
  <TimeText {...useCommonProps(props)} className="field-time" htmlInput={htmlInputProps(props)} />
);

export default TimeInput;
