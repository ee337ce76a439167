import type { Filter } from '../../../config/types';
import type { FilterState } from './filterState';

/** What every control of the panel is given. */
export interface FilterControlProps {
  filter: Filter;
  draft: FilterState;
  /** What is wrong with what is typed. */
  problem?: string | undefined;
  onChange: (draft: FilterState) => void;
}

/** A draft with something else under a key; '' and no values for nothing. */
export function withText(draft: FilterState, key: string, asked: string | readonly string[]): FilterState {
  const { [key]: _before, ...others } = draft;
  return asked.length > 0 ? { ...others, [key]: asked } : others;
}
