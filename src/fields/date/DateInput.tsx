import type { InputProps } from '../core/types';
import { BaseDateInput } from '../dateBase/BaseDateInput';

const DateInput = (props: InputProps) => <BaseDateInput {...props} kind="date" />;

export default DateInput;
