import { isListedParameter, parameterNames } from '../../src/config/dialects/parameterNames';
import type { Dialect, Json, Resource } from '../../src/config/types';
import { readFilter } from '../jsonApi/filterQuery';
import type { ResourceLookup } from '../jsonApi/jsonApiProvider';
import type { ListRequest } from '../jsonApi/wireFormat';
import {
  conditionPairs,
  fillCondition,
  groupText,
  joinConditions,
  joinsConditions,
  toHostConditions,
  toHostField,
  type HostCondition,
  type JoinedDialect,
} from './conditions';
import { buildDeclaredFilters } from './declaredFilters';
import { toText } from './fillJson';
import { findFixedCondition, readFixedJson } from './jsonParameters';
import type { ParameterGroup } from './parameterGroups';
import { hasProductFormat } from './productFormat';
import { fillQueryTemplate, toPairs, type QueryPair } from './queryTemplate';
import { unsupportedError } from './refusal';
import { buildSearch, type SearchParameters } from './searchParameters';
import { withWireValues } from '../values/wireValues';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from './refusalTexts';

/** The parameters of a list that decide which rows match. */
interface RowParameters {
  fixed: ParameterGroup;
  /** The search and the conditions, each with parameters of its own. */
  search: ParameterGroup;
  filters: readonly ParameterGroup[];
  /** All conditions that share a parameter; undefined for none. */
  conditions: Json | undefined;
  /** The parameter that they share. */
  conditionGroup: ParameterGroup;
}

/**
 * Builds the parameters of filters, search and parent record. A user's filter narrows the fixed parameters and never replaces
 * them.
 */
export function buildRowParameters(
  dialect: Dialect,
  resources: ResourceLookup,
  listRequest: ListRequest,
): RowParameters {
  const { resource, params, fixedParams } = listRequest;
  const filter = readFilter(params.filter);
  const conditions = withWireValues(filter.conditions, resource, dialect.dates);
  const isDeclared = resource.api.declared.getList?.filter !== undefined;
  const hostConditions = [
    ...(isDeclared ? [] : toHostConditions(dialect, conditions, resource, resources)),
    ...targetConditions(dialect, resources, listRequest),
  ];
  const search = buildSearch(dialect, filter.search, resource);
  const declaredGroups = isDeclared ? buildDeclaredFilters(listRequest, conditions) : [];
  if (joinsConditions(dialect))
    return joinParameters(dialect, { hostConditions, search, declaredGroups, fixedParams });
  if (search.condition !== undefined) throw unsupportedError(refusalTexts.searches);
  const fixed = toFixedGroup(toPairs(fixedParams));
  const filters = [...declaredGroups, ...hostConditions.map((condition) => toGroup(dialect, condition))];
  return {
    fixed,
    search: toRowGroup(refusalTexts.search, search.pairs),
    // The format of the product itself says that a fixed value wins.
    filters: hasProductFormat(dialect) ? withoutFixed(filters, fixed) : filters,
    conditions: undefined,
    conditionGroup: toRowGroup(refusalTexts.filters, []),
  };
}

interface JoinedInput {
  hostConditions: readonly HostCondition[];
  search: SearchParameters;
  declaredGroups: readonly ParameterGroup[];
  fixedParams: ListRequest['fixedParams'];
}

/** Joins all conditions, including the fixed ones, in the parameter that they share. */
function joinParameters(
  dialect: JoinedDialect,
  { hostConditions, search, declaredGroups, fixedParams }: JoinedInput,
): RowParameters {
  const ownConditions = [
    ...hostConditions.map((condition) => fillCondition(dialect, condition)),
    ...(search.condition === undefined ? [] : [search.condition]),
  ];
  const fixedConditions = readFixedConditions(dialect, fixedParams, ownConditions.length > 0);
  const conditions = joinConditions(dialect, [...fixedConditions, ...ownConditions]);
  const sharedNames = [
    ...parameterNames(dialect.conditions.query ?? ''),
    ...Object.keys(dialect.getList.json),
  ];
  const fixedPairs = toPairs(fixedParams).filter(([name]) => !sharedNames.includes(name));
  const { ignores } = dialect.conditions;
  const ignored = fixedPairs.find(([name]) => isListedParameter(ignores, name));
  if (ignored && conditions !== undefined)
    throw unsupportedError(interpolateText(refusalTexts.filtering, { name: ignored[0] }));
  return {
    fixed: toFixedGroup(fixedPairs),
    search: toRowGroup(refusalTexts.search, search.pairs),
    filters: declaredGroups,
    conditions,
    conditionGroup: toRowGroup(
      refusalTexts.filters,
      fillQueryTemplate(dialect.conditions.query ?? '', {
        conditions: conditions === undefined ? undefined : toText(conditions),
      }),
    ),
  };
}

/** Returns the conditions that the fixed parameters hold. `isJoined`: others follow. */
function readFixedConditions(
  dialect: JoinedDialect,
  fixedParams: ListRequest['fixedParams'],
  isJoined: boolean,
): Json[] {
  const inJson = findFixedCondition(dialect, fixedParams);
  const { query, group, join } = dialect.conditions;
  const [name = ''] = parameterNames(query ?? '');
  const fixed = Object.hasOwn(fixedParams, name) ? fixedParams[name] : undefined;
  if (fixed === undefined || fixed === null || fixed === '') return inJson === undefined ? [] : [inJson];
  if (typeof join !== 'string' || join.includes('{')) return [readFixedJson(name, fixed) ?? ''];
  return [isJoined ? groupText(group, String(fixed)) : String(fixed)];
}

/** Returns the condition on the parent record; its field is the host's name. */
const targetConditions = (
  dialect: Dialect,
  resources: ResourceLookup,
  { target, resource }: ListRequest,
): HostCondition[] =>
  target
    ? toHostConditions(
        dialect,
        [{ field: target[0], operator: '=', value: target[1] }],
        resource,
        resources,
      ).map((condition) => ({ ...condition, field: toTargetField(dialect, resource, target[0]) }))
    : [];

/** Returns the name of the parent in a condition: the host's own, or that of the reference field with this name. */
const toTargetField = (dialect: Dialect, resource: Resource, name: string): string =>
  resource.fields[name]?.filterBy === name ? toHostField(dialect, resource, name) : name;

const toGroup = (dialect: Dialect, condition: HostCondition): ParameterGroup =>
  toRowGroup(condition.label, conditionPairs(dialect, condition));

const toRowGroup = (label: string, pairs: readonly QueryPair[]): ParameterGroup => ({
  part: 'rows',
  label,
  pairs,
});

const toFixedGroup = (pairs: readonly QueryPair[]): ParameterGroup => ({
  part: 'rows',
  isFixed: true,
  label: refusalTexts.list,
  pairs,
});

const withoutFixed = (groups: readonly ParameterGroup[], fixed: ParameterGroup): ParameterGroup[] =>
  groups.map((group) => ({
    ...group,
    pairs: group.pairs.filter(([name]) => !fixed.pairs.some(([fixedName]) => fixedName === name)),
  }));
