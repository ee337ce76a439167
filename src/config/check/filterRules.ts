import { isPlainObject } from '../../lib/json';
import { isWhole } from '../filterGrammar';
import type { FilterGrammar } from '../types';
import type { Context } from './context';
import { filterKinds } from './dialectLimits';
import { limitProblems } from './fieldRules';
import type { KnownNames } from './known';
import type { NameProblem } from './templateProblems';

type At = readonly [path: readonly string[], problem: NameProblem];
type Members = Readonly<Record<string, unknown>>;

const at = (key: string, found: string, allowed: readonly string[] = []): At => [
  [key],
  { found, allowed, suggestion: null },
];

/** Why a host that is told of filters in this way cannot be asked for a kind of them. */
const UNSAID: Readonly<Record<string, Partial<Record<FilterGrammar, string>>>> = {
  range: {
    params: 'El host recibe cada filtro como un parámetro y no hay cómo pedirle un intervalo',
  },
  presence: {
    params: 'El host recibe cada filtro como un parámetro y no hay cómo pedirle lo que no tiene valor',
    'json-server': 'json-server no sabe buscar lo que no tiene valor',
  },
};

const unspoken = (host: string): string => `El dialecto del host «${host}» no dice cómo se le pide eso`;

/** A filter that its field cannot ask for, or that its host cannot be told. `list`: the declaration of the list. */
export function filterProblems(value: unknown, list: Members, { of }: Context, known: KnownNames): At[] {
  if (!isPlainObject(value)) return [];
  const { field: name, as, ...limits } = value;
  const field = of.fields[String(name)];
  const type = isPlainObject(field) ? String(field.type) : undefined;
  if (type === undefined) return [];
  const types = { several: known.several, range: known.ranged };
  const asks = as === 'several' || as === 'range' ? types[as] : undefined;
  const kinds = filterKinds(of, known);
  const isSaid = kinds?.includes(String(as ?? 'one'));
  const unsaid =
    isWhole(list) || isSaid ? undefined : kinds ? unspoken(of.host) : UNSAID[String(as)]?.[of.grammar];
  const options = known.fieldSchemas.get(type)?.shape ?? {};
  return [
    ...(asks?.has(type) === false
      ? [at('as', `De un campo de tipo «${type}» no se puede pedir «${String(as)}»`, [...asks])]
      : []),
    ...(unsaid === undefined
      ? []
      : [at('as', unsaid, kinds ?? ['one', ...(as === 'range' ? ['api.list.filter: conditions'] : [])])]),
    ...Object.keys(limits)
      .filter((key) => ['min', 'max', 'maxLength'].includes(key) && !Object.hasOwn(options, key))
      .map((key) => at(key, `Un filtro de un campo de tipo «${type}» no tiene «${key}»`)),
    ...limitProblems(limits).map(([key, problem]): At => [[key].flat(), problem]),
  ];
}
