import type { Operation, Parameter } from '../dataProvider/contract/operations';
import { wordOfMember } from './ids';
import type { Filling, KnownIds } from './ids';
import type { Need } from './needs/need';

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

/** A week back from `now`, in unix seconds. */
const WEEK = 7 * 24 * 3600;

/**
 * The query with which the console asks, apart from paging; undefined when the host gave no id to say it with. `now` is
 * unix seconds.
 */
export function queryOf(
  operation: Operation,
  need: Pick<Need, 'query'>,
  ids: KnownIds,
  now: number,
  filling: Filling,
): Query | undefined {
  const idOf = (word: string) => ids.related(word, operation, filling);
  const query: Record<string, string> = {};
  for (const [name, said] of Object.entries(need.query)) {
    const parameter = operation.parameters.find((one) => one.in === 'query' && one.name === name);
    const value = said ?? valueOf(parameter ?? { name, in: 'query', schema: {} }, now, idOf);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query[name] = String(value);
    else if (wordOfMember(name) !== undefined) return undefined;
  }
  return query;
}

/** The part of the query that asks for a page, counted from 1; nothing for what is not paged. */
export const pageOf = ({ pageSize }: Pick<Need, 'pageSize'>, page: number): Query =>
  pageSize === null ? {} : { 'page[number]': String(page), 'page[size]': String(pageSize) };

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
