import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { TimeTextInput } from './TimeTextInput';

const TimeInput = (props: InputProps) => (
  <TimeTextInput {...useCommonProps(props)} className="field-time" htmlInput={htmlInputProps(props)} />
);

export default TimeInput;
