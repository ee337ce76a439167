import type { Filter } from '../../../config/types';
import { fieldTypes } from '../../../fields/registry';
import type { FieldProblem } from '../../../fields/types';
import { filterAs, filterValue, isTurned, keyOf, operatorsOf, type FilterState } from './filterState';
import { filterTexts } from './texts';

/** What is wrong with a range or a number as it is typed; undefined when it can be asked for. */
export function filterProblem(filter: Filter, draft: FilterState): FieldProblem | undefined {
  const type = fieldTypes.get(filter.field.type);
  if (!isTypedFilter(filter)) return undefined;
  for (const operator of operatorsOf(filter)) {
    const text = draft[keyOf(filter, operator)];
    if (typeof text !== 'string' || filterValue(filter, operator, text) !== undefined) continue;
    if (type?.range?.input === 'date') return { message: filterTexts.no_day };
    const problem = type?.validate?.(text, filter.field);
    return problem && 'message' in problem ? problem : { message: 'numeric_value' };
  }
  if (!isTurned(filter, draft)) return undefined;
  const isDays = type?.range?.input === 'date';
  return { message: isDays ? filterTexts.turned_days : filterTexts.turned_numbers };
}

const isTypedFilter = (filter: Filter): boolean =>
  filterAs(filter) === 'range' || filterAs(filter) === 'day' || isNumber(filter);

/** One number is asked for. */
export const isNumber = (filter: Filter): boolean =>
  filterAs(filter) === 'one' && fieldTypes.get(filter.field.type)?.range?.input === 'number';
