import { getConditionPrefix, sanitizeCondition } from '../../src/config/conditionText';
import type { Field, FilterCondition, ListCall } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import type { QueryValue } from '../http/path';

type Fields = Readonly<Record<string, Field>>;
type Query = Readonly<Record<string, QueryValue>>;

/** A condition with the values of a request. */
export type QueryCondition = FilterCondition<QueryValue | readonly QueryValue[]>;

/**
 * Reads react-admin's `filter`: the text of `search`, and `conditions`. Every other member is a field with its value, or with
 * several values of which one matches, as callers of react-admin's hooks write them.
 */
export function readFilter(filter: unknown): {
  search: string | undefined;
  conditions: readonly QueryCondition[];
} {
  const { search, ...members } = (filter ?? {}) as Readonly<Record<string, QueryCondition['value']>>;
  return {
    search: typeof search === 'string' ? search.trim() : undefined,
    conditions: Object.entries(members).flatMap(([field, value]): readonly QueryCondition[] =>
      field === 'conditions' && isConditionList(value)
        ? value
        : [{ field, operator: Array.isArray(value) ? 'in' : '=', value }],
    ),
  };
}

/** False for the values of a host's parameter that is named `conditions`. */
const isConditionList = (value: unknown): value is readonly QueryCondition[] =>
  Array.isArray(value) && value.every(isPlainObject);

/** Builds the filters of a list: a parameter each, or one text of conditions together with the fixed ones. */
export function buildFilterQuery(
  call: Pick<ListCall, 'filter'>,
  conditions: readonly QueryCondition[],
  fields: Fields,
  fixedParams: Query,
): Query {
  const hostConditions = withHostNames(conditions, fields);
  if (call.filter === 'conditions') {
    const texts = hostConditions.flatMap((condition) => formatCondition(condition, fixedParams.filter));
    return texts.length > 0 ? { filter: joinConditions(fixedParams.filter, ...texts) } : {};
  }
  const params = hostConditions.map((condition) => {
    const { field, value } = condition;
    // The check of declarations refuses other operators here; without their text, both ends of a range would be one parameter.
    const name = isEquality(condition) ? field : getConditionPrefix(condition);
    return [name, isList(value) ? value.join(',') : value] as const;
  });
  return Object.fromEntries(
    params.filter(([name, value]) => hasQueryValue(value) && !hasQueryValue(fixedParams[name])),
  );
}

/** Renames the fields to the host's names. A later condition replaces an earlier one of the same name and operator. */
export function withHostNames(conditions: readonly QueryCondition[], fields: Fields): QueryCondition[] {
  const byPrefix = new Map<string, QueryCondition>();
  for (const condition of conditions) {
    const hostName = Object.hasOwn(fields, condition.field) ? fields[condition.field]?.filterBy : undefined;
    const hostCondition = { ...condition, field: hostName ?? condition.field };
    byPrefix.set(getConditionPrefix(hostCondition), hostCondition);
  }
  return [...byPrefix.values()];
}

const isList = (value: QueryCondition['value']): value is readonly QueryValue[] => Array.isArray(value);

const isEquality = ({ operator }: QueryCondition): boolean => operator === '=' || operator === 'in';

/**
 * Formats a condition, one text for each value. If a fixed `=` condition exists for its field, no other is added: the host
 * would treat them as alternatives, so the user's would widen the fixed one.
 */
function formatCondition(condition: QueryCondition, fixedFilter: QueryValue): string[] {
  const prefix = getConditionPrefix(condition);
  if (isEquality(condition) && `,${String(fixedFilter ?? '')}`.includes(`,${prefix}`)) return [];
  return [condition.value]
    .flat()
    .filter(hasQueryValue)
    .map((value) => prefix + sanitizeCondition(value));
}

/** Merges the fixed parameters of two declarations; the second one overrides the first, but conditions of both apply. */
export function mergeFixedParams(
  call: Pick<ListCall, 'filter'>,
  baseParams: Query,
  overridingParams: Query,
): Query {
  const merged = { ...baseParams, ...overridingParams };
  if (
    call.filter !== 'conditions' ||
    !hasQueryValue(baseParams.filter) ||
    !hasQueryValue(overridingParams.filter)
  )
    return merged;
  return { ...merged, filter: joinConditions(baseParams.filter, overridingParams.filter) };
}

/** Joins conditions with commas; the host requires all of them. */
const joinConditions = (...conditions: readonly QueryValue[]): string =>
  conditions.filter(hasQueryValue).join(',');

/** True if a parameter has a value; empty ones are not sent. */
export const hasQueryValue = (value: QueryValue): boolean =>
  value !== undefined && value !== null && value !== '';
