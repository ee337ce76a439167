import type { ListFilter } from '../../config/types';
import type { FilterValues } from './filterValues';

/** Props of all controls of the panel. */
export interface FilterControlProps {
  filter: ListFilter;
  draft: FilterValues;
  /** Error of the typed value. */
  problem?: string | undefined;
  onChange: (draft: FilterValues) => void;
}

/** Returns the draft with another value under a key; '' and an empty list remove it. */
export function setDraftValue(
  draft: FilterValues,
  key: string,
  value: string | readonly string[],
): FilterValues {
  const { [key]: _removed, ...others } = draft;
  return value.length > 0 ? { ...others, [key]: value } : others;
}
