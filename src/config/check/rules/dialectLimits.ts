import { isPlainObject } from '../../../lib/json';
import { isProviderHost } from '../../dialects/providerHost';
import { presetNames } from '../../dialects/presetNames';
import { resolveDialect } from '../../dialects/resolveDialect';
import { isUnpagedList } from '../../filterGrammar';
import type { Dialect, DialectOperator } from '../../types';
import type { KnownNames } from '../knownNames';
import type { DeclaredDialect } from './declaredDialect';
import type { NameProblem } from '../names/templateProblems';

type LocatedProblem = readonly [path: readonly string[], problem: NameProblem];

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
  const { dialects = {} } = knownNames;
  const source = isProviderHost(dialects[outline.host]) ? 'su provider' : 'su dialecto';
  const sortKeys = ['sort', 'sortableFields'].filter((key) => list[key] !== undefined && list[key] !== false);
  return [
    ...(dialect?.search === false && list.search
      ? [
          createProblem('search', `El host «${outline.host}» no tiene búsqueda: ${source} no dice cómo`, [
            'search: false',
          ]),
        ]
      : []),
    ...(dialect?.sort === false && !outline.hasOwnSort
      ? sortKeys.map((key) =>
          createProblem(key, `El host «${outline.host}» no ordena: ${source} no dice cómo`),
        )
      : []),
  ];
}

/** Dialect operators that each kind of filter needs. */
const REQUIRED_OPERATORS: Readonly<Record<string, readonly DialectOperator[]>> = {
  one: ['='],
  several: ['several'],
  range: ['>=', '<='],
  presence: ['null', 'not null'],
};

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
