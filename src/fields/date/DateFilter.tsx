import type { FilterProps } from '../types';
import { MomentFilter } from './MomentFilter';

const DateFilter = (props: FilterProps) => <MomentFilter {...props} kind="date" />;

export default DateFilter;
