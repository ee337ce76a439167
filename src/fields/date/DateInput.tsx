import type { InputProps } from '../types';
import { MomentInput } from './MomentInput';

const DateInput = (props: InputProps) => <MomentInput {...props} kind="date" />;

export default DateInput;
