import type { ListFilter } from '../../config/types';
import { getConditionValue, getFilterKind, isConditionOf, type TextCondition } from './filterConditions';

/** An active filter: a value, one of several values, or a range with one or two ends. */
export interface ActiveFilter {
  /** Unique among the active filters. */
  id: string;
  filter: ListFilter;
  /** URL texts; for a range both ends, '' for an open one. */
  values: readonly string[];
  /** The conditions without this one. */
  otherConditions: readonly TextCondition[];
}

/** Returns the active filters, in the order of the declaration. */
export const getActiveFilters = (
  filters: readonly ListFilter[],
  conditions: readonly TextCondition[],
): ActiveFilter[] =>
  filters.flatMap((filter) => {
    const kind = getFilterKind(filter);
    const id = `${kind} ${filter.field.name}`;
    const ownConditions = conditions.filter((condition) => isConditionOf(filter, condition));
    if (kind !== 'range')
      return ownConditions.flatMap((condition) =>
        [condition.value].flat().map((value) => ({
          id: `${id} ${value}`,
          filter,
          values: [value],
          otherConditions: removeValue(conditions, condition, value),
        })),
      );
    const values = (['>=', '<='] as const).map((operator) =>
      String(getConditionValue(conditions, filter, operator)),
    );
    const otherConditions = conditions.filter((condition) => !ownConditions.includes(condition));
    return ownConditions.length > 0 ? [{ id, filter, values, otherConditions }] : [];
  });

/** Removes a value of a condition, and the condition with its last value. */
const removeValue = (
  conditions: readonly TextCondition[],
  condition: TextCondition,
  value: string,
): readonly TextCondition[] =>
  conditions.flatMap((candidate) => {
    if (candidate !== condition) return [candidate];
    const values = [condition.value].flat().filter((other) => other !== value);
    return values.length > 0 ? [{ ...condition, value: values }] : [];
  });
