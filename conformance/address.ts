import type { Operation, Parameter, Schema } from '../dataProvider/contract/operations';
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
export function neededQuery(operation: Operation, ids: KnownIds, now: number): Query | undefined {
  const query: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || parameter.required !== true) continue;
    const value = valueOf(parameter, ids, now);
    if (value === undefined) return undefined;
    query[parameter.name] = value;
  }
  return query;
}

/** One query for each parameter that may be left out, apart from paging. */
export function optionalQueries(operation: Operation, ids: KnownIds, now: number): Query[] {
  return operation.parameters.flatMap((parameter) => {
    if (parameter.in !== 'query' || parameter.required === true || parameter.name === 'page') return [];
    const value = valueOf(parameter, ids, now);
    return value === undefined ? [] : [{ [parameter.name]: value }];
  });
}

function valueOf({ name, schema, example }: Parameter, ids: KnownIds, now: number): string | undefined {
  if (name === 'from') return String(now - WEEK);
  if (name === 'until') return String(now);
  const word = /^(\w+)_id$/.exec(name)?.[1] ?? (isId(schema) ? name.replace(/Id$/, '') : undefined);
  if (word !== undefined) return ids.one(word);
  const chosen = example ?? schema.const ?? schema.enum?.[0] ?? schema.examples?.[0];
  if (chosen !== undefined) return typeof chosen === 'object' ? undefined : String(chosen);
  if (schema.type === 'integer') return String(schema.minimum ?? 1);
  return undefined;
}

const isId = (schema: Schema) => schema.$ref?.endsWith('/Id') === true;
