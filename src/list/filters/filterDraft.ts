import type { ListFilter } from '../../config/types';
import type { FilterValues } from './filterValues';

/** What every control of the panel is given. */
export interface FilterControlProps {
  filter: ListFilter;
  draft: FilterValues;
  /** What is wrong with what is typed. */
  problem?: string | undefined;
  onChange: (draft: FilterValues) => void;
}

/** A draft with something else under a key; '' and no values for nothing. */
export function setDraftValue(
  draft: FilterValues,
  key: string,
  value: string | readonly string[],
): FilterValues {
  const { [key]: _removed, ...others } = draft;
  return value.length > 0 ? { ...others, [key]: value } : others;
}
