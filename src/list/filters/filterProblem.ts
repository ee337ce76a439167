import type { ListFilter } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';
import type { FieldProblem } from '../../fields/core/types';
import {
  getConditionValue,
  getFilterKind,
  getFilterOperators,
  isRangeInverted,
  toWireFilterValue,
  type TextCondition,
} from './filterConditions';
import { filterTexts } from './texts';

/** Returns the problem of a typed range or number; undefined if it is a valid filter. */
export function findFilterProblem(
  filter: ListFilter,
  draft: readonly TextCondition[],
): FieldProblem | undefined {
  const type = fieldTypes.get(filter.field.type);
  if (!isTypedFilter(filter)) return undefined;
  for (const operator of getFilterOperators(filter)) {
    const text = getConditionValue(draft, filter, operator);
    if (typeof text !== 'string' || text === '' || toWireFilterValue(filter, operator, text) !== undefined)
      continue;
    if (type?.range?.input === 'date') return { message: filterTexts.no_day };
    const problem = type?.validate?.(text, filter.field);
    return problem && 'message' in problem ? problem : { message: 'numeric_value' };
  }
  if (!isRangeInverted(filter, draft)) return undefined;
  const isDateRange = type?.range?.input === 'date';
  return { message: isDateRange ? filterTexts.turned_days : filterTexts.turned_numbers };
}

const isTypedFilter = (filter: ListFilter): boolean =>
  getFilterKind(filter) === 'range' || getFilterKind(filter) === 'day' || isNumberFilter(filter);

/** True if the filter takes a single number. */
export const isNumberFilter = (filter: ListFilter): boolean =>
  getFilterKind(filter) === 'one' && fieldTypes.get(filter.field.type)?.range?.input === 'number';
