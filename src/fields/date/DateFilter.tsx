import type { FilterProps } from '../core/types';
import { BaseDateFilter } from '../dateBase/BaseDateFilter';

const DateFilter = (props: FilterProps) => <BaseDateFilter {...props} kind="date" />;

export default DateFilter;
