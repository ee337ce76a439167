import type { List } from '../../config/types';
import type { ListParamsControl } from '../params/listParamsControl';
import FilterBar from './FilterBar';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { hasFilterPanel } from './filterConditions';
import './filters.css';

interface ListFiltersProps {
  list: List;
  control: ListParamsControl;
  /** Among the tools of the list, or between them and its rows. */
  position: 'tools' | 'below';
}

/** The filters of a list: a few simple ones are among its tools; others are in a panel, with the active filters above the rows. */
export default function ListFilters({ list, control, position }: ListFiltersProps) {
  if (position === 'below') return <FilterChips control={control} />;
  return hasFilterPanel(list) ? <FilterButton control={control} /> : <FilterBar control={control} />;
}
