import type { Operation, Parameter } from '../../../dataProvider/contract/operations';
import { idKindOfMember } from './knownIds';
import type { ParameterValues, KnownIds } from './knownIds';
import type { ReadRequirement } from '../requirements/requirement';

/** Query parameters as in the URL. */
export type QueryParams = Readonly<Record<string, string>>;

/** Returns the path with its parameters and query. */
export function buildRequestPath(
  operation: Operation,
  parameterValues: ParameterValues,
  query: QueryParams,
): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameterValues[name] ?? ''),
  );
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** One week, in seconds. */
const WEEK_SECONDS = 7 * 24 * 3600;

/** Returns the console's query without paging; undefined if the host has returned no id for it. `now` is Unix seconds. */
export function buildQuery(
  operation: Operation,
  requirement: Pick<ReadRequirement, 'query'>,
  ids: KnownIds,
  now: number,
  parameterValues: ParameterValues,
): QueryParams | undefined {
  const findId = (idKind: string) => ids.findRelated(idKind, operation, parameterValues);
  const query: Record<string, string> = {};
  for (const [name, preset] of Object.entries(requirement.query)) {
    const parameter = operation.parameters.find(
      (parameter) => parameter.in === 'query' && parameter.name === name,
    );
    const value = preset ?? parameterValue(parameter ?? { name, in: 'query', schema: {} }, now, findId);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query[name] = String(value);
    else if (idKindOfMember(name) !== undefined) return undefined;
  }
  return query;
}

/** Returns the paging part of the query, counted from 1; empty if there is no paging. */
export const pageQuery = ({ pageSize }: Pick<ReadRequirement, 'pageSize'>, page: number): QueryParams =>
  pageSize === null ? {} : { 'page[number]': String(page), 'page[size]': String(pageSize) };

function parameterValue(
  { name, schema, schemaName, example }: Parameter,
  now: number,
  findId: (idKind: string) => string | undefined,
): string | undefined {
  if (name === 'from') return String(now - WEEK_SECONDS);
  if (name === 'until') return String(now);
  const idKind = idKindOfMember(name) ?? (schemaName === 'Id' ? name : undefined);
  if (idKind !== undefined) return findId(idKind);
  const sample = example ?? schema.const ?? schema.enum?.[0] ?? schema.examples?.[0];
  if (sample !== undefined) return typeof sample === 'object' ? undefined : String(sample);
  if (schema.type === 'integer') return String(schema.minimum ?? 1);
  return undefined;
}
