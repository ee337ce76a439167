import type { GetListParams } from 'ra-core';
import type { Field, ListCall } from '../../src/config/types';
import type { QueryValue } from '../http/path';

type Fields = Readonly<Record<string, Field>>;

/** Builds the sort parameter of a list. */
export function buildSortQuery(
  call: Pick<ListCall, 'sort' | 'sortParam'>,
  sort: GetListParams['sort'],
  fields: Fields,
): Readonly<Record<string, QueryValue>> {
  const text = sort?.field ? formatSort(call.sort, sort.field, sort.order, fields) : '';
  return text ? { [call.sortParam]: text } : {};
}

/** Returns the host's name for a sort field. */
const toHostSortField = (name: string, fields: Fields): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.sortBy ?? name) : name;

/** Parses a sort. Several fields are one text "a,-b"; `order` applies to the first field. */
export function parseSort(field: string, order: 'ASC' | 'DESC', fields: Fields) {
  const [firstField = '', ...otherFields] = field.split(',').filter(Boolean);
  return [
    { name: firstField, order },
    ...otherFields.map((field) => ({
      name: field.replace(/^-/, ''),
      order: field.startsWith('-') ? 'DESC' : 'ASC',
    })),
  ].map((term) => ({ ...term, name: toHostSortField(term.name, fields) }));
}

function formatSort(
  grammar: 'minus' | 'colon',
  field: string,
  order: 'ASC' | 'DESC',
  fields: Fields,
): string {
  return parseSort(field, order, fields)
    .map((term) =>
      grammar === 'minus'
        ? (term.order === 'DESC' ? '-' : '') + term.name
        : `${term.name}:${term.order.toLowerCase()}`,
    )
    .join(',');
}
