import { getConditionPrefix, sanitizeCondition } from '../../config/conditionText';
import type { ListFilter } from '../../config/types';
import {
  findFilter,
  getFilterOperators,
  isRangeInverted,
  toWireFilterValue,
  type TextCondition,
} from './filterConditions';

/**
 * The `filter` parameter of a list's URL: `status=ON,status=OFF,power>=10,gateway is null`, conditions joined by commas. Values
 * are percent-encoded a second time, so that they may contain commas.
 */

/** Parses the parameter. Drops only invalid conditions; of an inverted range both ends. */
export const parseFilterParam = (filters: readonly ListFilter[], text: string): readonly TextCondition[] =>
  sanitizeConditions(
    filters,
    text.split(',').flatMap((part) => parseCondition(filters, part)),
  );

/** Parses a condition by the operators that the declared filters have. */
function parseCondition(filters: readonly ListFilter[], text: string): TextCondition[] {
  for (const filter of filters)
    for (const operator of getFilterOperators(filter)) {
      const field = filter.field.name;
      const prefix = getConditionPrefix({ field, operator });
      if (text.startsWith(prefix)) return [{ field, operator, value: safeDecode(text.slice(prefix.length)) }];
    }
  return [];
}

/**
 * Returns the valid conditions: those of a declared filter with a valid value; of an inverted range neither end. A later value
 * replaces an earlier one, except that the values of `in` are collected.
 */
export function sanitizeConditions(
  filters: readonly ListFilter[],
  conditions: readonly TextCondition[],
): readonly TextCondition[] {
  const byPrefix = new Map<string, TextCondition>();
  for (const condition of conditions) {
    const { field, operator, value } = condition;
    const filter = findFilter(filters, condition);
    if (!filter) continue;
    const texts = [value]
      .flat()
      .map((text) => (filter.grammar === 'conditions' ? sanitizeCondition(text) : text))
      .filter((text) => text !== '' && toWireFilterValue(filter, operator, text) !== undefined);
    const [text] = texts;
    if (text === undefined) continue;
    const prefix = getConditionPrefix(condition);
    const earlierValues = byPrefix.get(prefix)?.value ?? [];
    const validValue = operator === 'in' ? [...new Set([...earlierValues, ...texts])] : text;
    byPrefix.set(prefix, { field, operator, value: validValue });
  }
  const validConditions = [...byPrefix.values()];
  const invertedFilters = filters.filter((filter) => isRangeInverted(filter, validConditions));
  return validConditions.filter((condition) => !findFilter(invertedFilters, condition));
}

/** Returns the text that {@link parseFilterParam} parses. */
export const serializeFilterParam = (conditions: readonly TextCondition[]): string =>
  conditions
    .flatMap((condition) =>
      [condition.value].flat().map((text) => getConditionPrefix(condition) + encode(text)),
    )
    .join(',');

const safeDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
