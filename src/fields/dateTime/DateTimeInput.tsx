import type { InputProps } from '../core/types';
import { BaseDateInput } from '../dateBase/BaseDateInput';

const DateTimeInput = (props: InputProps) => <BaseDateInput {...props} kind="dateTime" />;

export default DateTimeInput;
