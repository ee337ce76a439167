import type { FilterProps } from '../types';
import { MomentFilter } from '../date/MomentFilter';

const DateTimeFilter = (props: FilterProps) => <MomentFilter {...props} kind="dateTime" />;

export default DateTimeFilter;
