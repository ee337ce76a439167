import type { FilterProps } from '../core/types';
import { BaseDateFilter } from '../dateBase/BaseDateFilter';

const DateTimeFilter = (props: FilterProps) => <BaseDateFilter {...props} kind="dateTime" />;

export default DateTimeFilter;
