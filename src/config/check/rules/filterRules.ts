import { isPlainObject } from '../../../lib/json';
import { isUnpagedList } from '../../filterGrammar';
import type { FilterGrammar } from '../../types';
import type { NameContext } from '../nameContext';
import { getSupportedFilterKinds } from './dialectLimits';
import { findLimitProblems } from './fieldRules';
import type { KnownNames } from '../knownNames';
import type { NameProblem } from '../names/templateProblems';

type LocatedProblem = readonly [path: readonly string[], problem: NameProblem];
type Members = Readonly<Record<string, unknown>>;

const createProblem = (key: string, found: string, allowed: readonly string[] = []): LocatedProblem => [
  [key],
  { found, allowed, suggestion: null },
];

/** Reasons why a filter format does not support a kind of filter. */
const UNSUPPORTED_FILTERS: Readonly<Record<string, Partial<Record<FilterGrammar, string>>>> = {
  range: {
    params: 'The host receives each filter as one parameter, which cannot express a range',
  },
  presence: {
    params: 'The host receives each filter as one parameter, which cannot express a missing value',
    'json-server': 'json-server cannot search for a missing value',
  },
};

const describeUnsupported = (host: string): string =>
  `The dialect of the host "${host}" does not describe this kind of filter`;

/** Reports a filter that its field type or its host does not support. `list`: the declared list. */
export function findFilterProblems(
  value: unknown,
  list: Members,
  { outline }: NameContext,
  knownNames: KnownNames,
): LocatedProblem[] {
  if (!isPlainObject(value)) return [];
  const { field: name, kind, ...limits } = value;
  const field = outline.fields[String(name)];
  const type = isPlainObject(field) ? String(field.type) : undefined;
  if (type === undefined) return [];
  const allowedTypes = { several: knownNames.multiFilterTypes, range: knownNames.rangeFilterTypes };
  const supportedTypes = kind === 'several' || kind === 'range' ? allowedTypes[kind] : undefined;
  const supportedKinds = getSupportedFilterKinds(outline, knownNames);
  const isSupported = supportedKinds?.includes(String(kind ?? 'one'));
  const unsupportedReason =
    isUnpagedList(list) || isSupported
      ? undefined
      : supportedKinds
        ? describeUnsupported(outline.host)
        : UNSUPPORTED_FILTERS[String(kind)]?.[outline.grammar];
  const options = knownNames.fieldSchemas.get(type)?.shape ?? {};
  return [
    ...(supportedTypes?.has(type) === false
      ? [
          createProblem('kind', `A field of the type "${type}" has no filter of the kind "${String(kind)}"`, [
            ...supportedTypes,
          ]),
        ]
      : []),
    ...(unsupportedReason === undefined
      ? []
      : [
          createProblem(
            'kind',
            unsupportedReason,
            supportedKinds ?? ['one', ...(kind === 'range' ? ['api.getList.filter: conditions'] : [])],
          ),
        ]),
    ...Object.keys(limits)
      .filter((key) => ['min', 'max', 'maxLength'].includes(key) && !Object.hasOwn(options, key))
      .map((key) => createProblem(key, `A filter of a field of the type "${type}" has no "${key}"`)),
    ...findLimitProblems(limits).map(([key, problem]): LocatedProblem => [[key].flat(), problem]),
  ];
}
