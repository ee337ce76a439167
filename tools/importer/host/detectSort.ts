import type { DialectInput } from '../../../src/config/schema/runtime/dialect.ts';
import { asArray } from '../spec/json.ts';
import { queryParameters, type SpecOperation } from '../spec/operations.ts';
import { hasParameter, mostCommonParameter, type ImportedList } from './importedList.ts';

const SORT_PARAMETERS = [
  'sort',
  'sort_by',
  'sortBy',
  'order_by',
  'orderBy',
  'ordering',
  'order',
  '_sort',
  'sorting',
  '$sort',
  '$orderby',
];
const DIRECTION_PARAMETER =
  /^(?:order|direction|dir|sort_?order|sort_?dir(?:ection)?|order_?dir(?:ection)?|_order)$/i;

/** Detects the sort syntax: `sort=-name`, `sort=name:desc`, `sort=name,desc` or two parameters. */
export function detectSort(
  lists: readonly ImportedList[],
): { name: string; sort: NonNullable<DialectInput['sort']>; isGuess?: boolean } | undefined {
  const name = mostCommonParameter(lists, SORT_PARAMETERS);
  if (name === undefined) return undefined;
  const calls = lists.map(({ list }) => list).filter((list) => hasParameter(list, name));
  const direction = calls
    .flatMap(queryParameters)
    .find(
      (parameter) =>
        parameter.name !== name &&
        (DIRECTION_PARAMETER.test(parameter.name) ||
          (name.startsWith('sort') && /^order_?by$/i.test(parameter.name))),
    )?.name;
  if (direction !== undefined)
    return {
      name,
      sort: { asc: `${name}={field}&${direction}=asc`, desc: `${name}={field}&${direction}=desc` },
    };
  const parameters = calls.flatMap(queryParameters).filter((parameter) => parameter.name === name);
  if (parameters.some(({ style }) => style === 'deepObject')) return { name, sort: deepSort(name) };
  const texts = parameters
    .flatMap(({ description, schema }) => [description, JSON.stringify(schema ?? '')])
    .join(' ');
  const [, separator = ''] = /[\w(>}]([:, ])(?:desc|asc)\b/i.exec(texts.replaceAll(/, /g, ';')) ?? [];
  if (separator !== '')
    return {
      name,
      sort: { asc: `${name}={field}${separator}asc`, desc: `${name}={field}${separator}desc`, join: false },
    };
  const isGuess = !/(?:^|[^\w-])-\w|minus|descending/i.test(texts);
  return { name, sort: { asc: `${name}={field}`, desc: `${name}=-{field}` }, isGuess };
}

/** Returns the syntax `sort[name]=asc`; hosts with dollar signs use `1` and `-1`, like their databases. */
function deepSort(name: string): NonNullable<DialectInput['sort']> {
  const [ascending, descending] = name.startsWith('$') ? ['1', '-1'] : ['asc', 'desc'];
  return { asc: `${name}[{field}]=${ascending}`, desc: `${name}[{field}]=${descending}`, join: false };
}

export function sortableFields(
  list: SpecOperation,
  name: string | undefined,
): readonly string[] | 'any' | 'none' {
  const parameter = queryParameters(list).find((candidate) => candidate.name === name);
  if (!parameter) return 'none';
  // Several sorts are a list of these values.
  const { enum: own, items } = Object(parameter.schema) as { enum?: unknown; items?: unknown };
  const values = asArray(own ?? (Object(items) as { enum?: unknown }).enum).map(String);
  return values.length === 0
    ? 'any'
    : [...new Set(values.map((value) => value.replace(/^-|[:, ](?:asc|desc)$/gi, '')))];
}
