import type { FilterProps } from '../types';
import { NativeDateFilter } from '../date/NativeDateFilter';

const DateTimeFilter = (props: FilterProps) => <NativeDateFilter {...props} kind="dateTime" />;

export default DateTimeFilter;
