import type { Operation, Parameter } from '../dataProvider/contract/operations';
import { wordOfMember } from './ids';
import type { Filling, KnownIds } from './ids';

/** Query parameters as they stand in the address. */
export type Query = Readonly<Record<string, string>>;

/** Path with its parameters filled and its query. */
export function addressOf(operation: Operation, filling: Filling, query: Query): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(filling[name] ?? ''),
  );
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Whether the list is paged (CALL-004). */
export const isPaged = (operation: Operation): boolean =>
  operation.parameters.some((one) => one.in === 'query' && one.name === 'page');

/** A week back from `now`, in unix seconds. */
const WEEK = 7 * 24 * 3600;

/** What the query must say, or undefined when the host gave no id to say it with. `now` is unix seconds. */
export function neededQuery(
  operation: Operation,
  ids: KnownIds,
  now: number,
  filling: Filling,
): Query | undefined {
  const idOf = (word: string) => ids.related(word, operation, filling);
  const query: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || parameter.required !== true) continue;
    const value = valueOf(parameter, now, idOf);
    if (value === undefined) return undefined;
    query[parameter.name] = value;
  }
  return query;
}

/** A further way to ask, and the version that it wants. */
export interface Variant {
  query: Query;
  version: string | undefined;
}

/** One way for each parameter that may be left out, apart from paging; those that belong together in one. */
export function variantsOf(operation: Operation, ids: KnownIds, now: number, filling: Filling): Variant[] {
  const { together, versions, parameters } = operation;
  const idOf = (word: string) => ids.related(word, operation, filling);
  const optional = parameters.filter(
    (one) => one.in === 'query' && one.required !== true && one.name !== 'page',
  );
  const values = new Map(optional.map((one) => [one.name, valueOf(one, now, idOf)]));
  const groups = [
    ...optional.filter(({ name }) => !together.includes(name)).map(({ name }) => [name]),
    ...(together.length > 0 ? [together] : []),
  ];
  return groups.flatMap((names) => {
    const query: Record<string, string> = {};
    for (const name of names) {
      const value = values.get(name);
      if (value === undefined) return [];
      query[name] = value;
    }
    return [{ query, version: names === together ? versions.at(-1) : undefined }];
  });
}

function valueOf(
  { name, schema, shared, example }: Parameter,
  now: number,
  idOf: (word: string) => string | undefined,
): string | undefined {
  if (name === 'from') return String(now - WEEK);
  if (name === 'until') return String(now);
  const word = wordOfMember(name) ?? (shared === 'Id' ? name : undefined);
  if (word !== undefined) return idOf(word);
  const chosen = example ?? schema.const ?? schema.enum?.[0] ?? schema.examples?.[0];
  if (chosen !== undefined) return typeof chosen === 'object' ? undefined : String(chosen);
  if (schema.type === 'integer') return String(schema.minimum ?? 1);
  return undefined;
}
