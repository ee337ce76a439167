import type { InputProps } from '../types';
import { MomentInput } from '../date/MomentInput';

const DateTimeInput = (props: InputProps) => <MomentInput {...props} kind="dateTime" />;

export default DateTimeInput;
