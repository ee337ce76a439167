import type { FilterProps } from '../types';
import { NativeDateFilter } from './NativeDateFilter';

const DateFilter = (props: FilterProps) => <NativeDateFilter {...props} kind="date" />;

export default DateFilter;
