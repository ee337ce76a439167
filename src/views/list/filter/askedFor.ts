import type { Filter } from '../../../config/types';
import { filterAs, keyOf, type FilterState } from './filterState';

/** One thing that is asked for: a value, one of several, or a range with the ends that it has. */
export interface Asked {
  /** Is no other's. */
  id: string;
  filter: Filter;
  /** Texts of the address; of a range both ends, '' for one that is open. */
  texts: readonly string[];
  /** What is left without it. */
  others: FilterState;
}

/** What is asked for, in the order of the declaration. */
export const askedFor = (filters: readonly Filter[], state: FilterState): Asked[] =>
  filters.flatMap((filter) => {
    const as = filterAs(filter);
    if (as === 'range') return askedRange(filter, state);
    const key = keyOf(filter, as === 'presence' ? ' is ' : '=');
    const { [key]: asked = [], ...others } = state;
    const values = [asked].flat();
    return values.map((value) => {
      const left = values.filter((other) => other !== value);
      return {
        id: `${key}=${value}`,
        filter,
        texts: [value],
        others: left.length > 0 ? { ...state, [key]: left } : others,
      };
    });
  });

function askedRange(filter: Filter, state: FilterState): Asked[] {
  const [from, until] = [keyOf(filter, '>='), keyOf(filter, '<=')];
  const { [from]: least = '', [until]: most = '', ...others } = state;
  return least === '' && most === ''
    ? []
    : [{ id: from, filter, texts: [String(least), String(most)], others }];
}
