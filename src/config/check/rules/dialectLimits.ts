import { isPlainObject } from '../../../lib/json';
import { isProviderHost } from '../../dialects/providerHost';
import { presetNames } from '../../dialects/presetNames';
import { resolveDialect } from '../../dialects/resolveDialect';
import { isUnpagedList } from '../../filterGrammar';
import type { Dialect } from '../../types';
import type { KnownNames } from '../knownNames';
import type { DeclaredDialect } from './declaredDialect';
import { findFilterCollisions, REQUIRED_OPERATORS, type LocatedProblem } from './filterCollisions';

/** Returns the dialect of a resource's host; undefined for the console's own. */
function findDialect({ host, dialect }: DeclaredDialect, { dialects }: KnownNames): Dialect | undefined {
  const preset = presetNames.find((name) => name === dialect);
  const source = preset ?? (dialects && Object.hasOwn(dialects, host) ? dialects[host] : undefined);
  return source === undefined || source === 'json-api' ? undefined : resolveDialect(source);
}

const createProblem = (key: string, found: string, allowed: readonly string[] = []): LocatedProblem => [
  [key],
  { found, allowed, suggestion: null },
];

/** Finds list features that the dialect of its host does not support. */
export function findUnsupportedListFeatures(
  list: unknown,
  outline: DeclaredDialect,
  knownNames: KnownNames,
): LocatedProblem[] {
  if (!isPlainObject(list) || isUnpagedList(list)) return [];
  const dialect = findDialect(outline, knownNames);
  const isProvider = isProviderHost(knownNames.dialects?.[outline.host]);
  const source = isProvider ? 'its provider' : 'its dialect';
  const sortKeys = ['sort', 'sortableFields'].filter((key) => list[key] !== undefined && list[key] !== false);
  return [
    ...findSearchProblems(list, outline, dialect, source),
    // A provider writes its own query.
    ...(isProvider ? [] : findFilterCollisions(list, outline, dialect)),
    ...(dialect?.sort === false && !outline.hasOwnSort
      ? sortKeys.map((key) =>
          createProblem(key, `The host "${outline.host}" does not sort: ${source} does not describe how`),
        )
      : []),
  ];
}

/** Finds a search that the host, or the resource at this host, does not have. */
function findSearchProblems(
  { search }: Readonly<Record<string, unknown>>,
  { host, ownSearch }: DeclaredDialect,
  dialect: Dialect | undefined,
  source: string,
): LocatedProblem[] {
  if (!search || typeof ownSearch === 'string') return [];
  if (!dialect || dialect.search === false)
    return dialect
      ? [
          createProblem('search', `The host "${host}" has no search: ${source} does not describe one`, [
            'search: false',
            'api.getList.search',
          ]),
        ]
      : ownSearch === undefined
        ? []
        : [
            createProblem(
              'search',
              `"api.getList.search" is not allowed at the host "${host}": it has no dialect`,
              ['search: without api.getList.search'],
            ),
          ];
  const isByField = typeof dialect.search === 'object' && dialect.search.query === undefined;
  if (isByField && ownSearch === undefined)
    return [
      createProblem('search', `The host "${host}" searches by fields, and none are named`, [
        'api.getList.search: ["field"]',
        'search: false',
      ]),
    ];
  return !isByField && ownSearch !== undefined
    ? [
        createProblem(
          'search',
          `The host "${host}" does not search by fields: "api.getList.search" would be a parameter`,
          ['api.getList.search: "q={value}"'],
        ),
      ]
    : [];
}

/**
 * Finds an update by PUT at a host whose dialect updates by another method and not with the whole record: most hosts replace the
 * record by a PUT. Mild, because some keep what they do not receive. A body of its own says what is sent.
 */
export function findPartialPuts(
  api: unknown,
  outline: DeclaredDialect,
  knownNames: KnownNames,
): LocatedProblem[] {
  const update = isPlainObject(api) && isPlainObject(api.update) ? api.update : {};
  const dialect = findDialect(outline, knownNames);
  const isPartial = dialect && !dialect.update.whole && dialect.update.method !== 'PUT';
  if (update.method !== 'PUT' || !isPartial || typeof update.body === 'object') return [];
  if (isProviderHost(knownNames.dialects?.[outline.host])) return [];
  const found = 'A PUT usually replaces the whole record, and only the members of the form are sent';
  const allowed = ['update.whole: true in the dialect', 'method: PATCH', 'body with the whole record'];
  return [[['update', 'method'], { found, allowed, suggestion: null, isMild: true }]];
}

/** Returns the filter kinds that a dialect supports; undefined if filters have the console's own format. */
export function getSupportedFilterKinds(
  outline: DeclaredDialect,
  knownNames: KnownNames,
): readonly string[] | undefined {
  const dialect = outline.hasOwnFilter ? undefined : findDialect(outline, knownNames);
  if (!dialect) return undefined;
  const { filter } = dialect;
  return Object.keys(REQUIRED_OPERATORS).filter((kind) =>
    REQUIRED_OPERATORS[kind]?.every((operator) => filter[operator] !== false),
  );
}
