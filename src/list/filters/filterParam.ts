import { getConditionPrefix } from '../../../dataProvider';
import type { ListFilter } from '../../config/types';
import { getFilterOperators, sanitizeConditions, type TextCondition } from './filterConditions';

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
