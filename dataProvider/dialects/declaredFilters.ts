import { getConditionPrefix } from '../../src/config/conditionText';
import { buildFilterQuery, hasQueryValue, withHostNames, type QueryCondition } from '../jsonApi/filterQuery';
import type { ListRequest } from '../jsonApi/wireFormat';
import type { ParameterGroup } from './parameterGroups';
import { toPairs } from './queryTemplate';
import { unsupportedError } from './refusal';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from './refusalTexts';

/** Builds the filters of a list that declares a format of its own: a parameter each, or one text of conditions. */
export function buildDeclaredFilters(
  { call, resource: { fields }, fixedParams }: ListRequest,
  conditions: readonly QueryCondition[],
): ParameterGroup[] {
  const labelOf = ({ field }: QueryCondition): string =>
    `«${(Object.hasOwn(fields, field) ? fields[field]?.label : undefined) ?? field}»`;
  if (call.filter !== 'conditions')
    return conditions.map((condition) => ({
      part: 'rows',
      label: labelOf(condition),
      pairs: toPairs(buildFilterQuery(call, [condition], fields, {})),
    }));
  const fixedText = String(fixedParams.filter ?? '');
  const prefixes = new Map<string, unknown>();
  for (const condition of conditions) {
    const [hostCondition = condition] = withHostNames([condition], fields);
    const prefix = getConditionPrefix(hostCondition);
    const isFixed = prefix.endsWith('=') && `,${fixedText}`.includes(`,${prefix}`);
    if (isFixed || (prefixes.has(prefix) && prefixes.get(prefix) !== condition.value))
      throw unsupportedError(interpolateText(refusalTexts.twoConditions, { label: labelOf(condition) }));
    if ([condition.value].flat().some(hasQueryValue)) prefixes.set(prefix, condition.value);
  }
  return [
    {
      part: 'rows',
      label: refusalTexts.filters,
      pairs: toPairs(buildFilterQuery(call, conditions, fields, fixedParams)),
    },
  ];
}
