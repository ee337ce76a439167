import type { List } from '../../../config/types';
import type { ListControl } from '../listControl';
import FilterBar from './FilterBar';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { hasFilterPanel } from './filterState';
import './filter.css';

interface FilteringProps {
  list: List;
  control: ListControl;
  /** Among the tools of the list, or between them and its rows. */
  place: 'tools' | 'below';
}

/** The filters of a list: few and simple ones stand above it, others in a panel, with what is asked for above the list. */
export default function Filtering({ list, control, place }: FilteringProps) {
  if (hasFilterPanel(list))
    return place === 'tools' ? <FilterButton control={control} /> : <FilterChips control={control} />;
  return place === 'below' ? <FilterBar control={control} /> : null;
}
