import { isPlainObject } from '../../lib/json';
import { presetNames } from '../dialects/names';
import { dialectOf } from '../dialects/resolve';
import { isWhole } from '../filterGrammar';
import type { Dialect, DialectOperator } from '../types';
import type { KnownNames } from './known';
import type { Spoken } from './spoken';
import type { NameProblem } from './templateProblems';

type At = readonly [path: readonly string[], problem: NameProblem];

/** How the host of a resource speaks; undefined for the console's own dialect. */
function dialectFor({ host, dialect }: Spoken, { dialects }: KnownNames): Dialect | undefined {
  const preset = presetNames.find((name) => name === dialect);
  const source = preset ?? (dialects && Object.hasOwn(dialects, host) ? dialects[host] : undefined);
  return source === undefined || source === 'json-api' ? undefined : dialectOf(source);
}

const at = (key: string, found: string, allowed: readonly string[] = []): At => [
  [key],
  { found, allowed, suggestion: null },
];

/** What a list asks for that its host cannot be asked, as its dialect says. */
export function unsaidOfList(list: unknown, of: Spoken, known: KnownNames): At[] {
  if (!isPlainObject(list) || isWhole(list)) return [];
  const dialect = dialectFor(of, known);
  const sorted = ['sort', 'sorts'].filter((key) => list[key] !== undefined && list[key] !== false);
  return [
    ...(dialect?.search === false && list.search
      ? [at('search', `El host «${of.host}» no tiene búsqueda: su dialecto no dice cómo`, ['search: false'])]
      : []),
    ...(dialect?.sort === false && !of.isOwnSort
      ? sorted.map((key) => at(key, `El host «${of.host}» no ordena: su dialecto no dice cómo`))
      : []),
  ];
}

/** What of a dialect each kind of filter needs. */
const NEEDED: Readonly<Record<string, readonly DialectOperator[]>> = {
  one: ['='],
  several: ['several'],
  range: ['>=', '<='],
  presence: ['null', 'not null'],
};

/** Kinds of filters that a dialect can say; undefined where filters are written as the console does. */
export function filterKinds(of: Spoken, known: KnownNames): readonly string[] | undefined {
  const dialect = of.isOwnFilter ? undefined : dialectFor(of, known);
  if (!dialect) return undefined;
  const { filter } = dialect;
  return Object.keys(NEEDED).filter((kind) => NEEDED[kind]?.every((operator) => filter[operator] !== false));
}
