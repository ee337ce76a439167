import { sanitizeCondition } from '../../../dataProvider';
import type { ListFilter, List } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';

/**
 * What is asked for, as texts of the address, each under its key: `status` for a value, or a list for any of several;
 * `power>=` and `power<=` for the ends of a range; `gateway is ` for `null` or `not null`.
 */
export type FilterValues = Readonly<Record<string, string | readonly string[]>>;

/** What stands behind the name of the field in a condition, by how the filter asks. */
const OPERATORS = {
  one: ['='],
  several: ['='],
  day: ['='],
  range: ['>=', '<='],
  presence: [' is '],
} as const;
export type FilterKind = keyof typeof OPERATORS;
export type FilterOperator = (typeof OPERATORS)[FilterKind][number];

export const getFilterOperators = (filter: ListFilter): readonly FilterOperator[] =>
  OPERATORS[getFilterKind(filter)];
export const getFilterKey = ({ field }: ListFilter, operator: FilterOperator): string =>
  operator === '=' ? field.name : field.name + operator;

/** How a filter asks: as it is declared, else as its type and its host allow. A date is asked for by its day. */
export function getFilterKind({ field, as, grammar }: ListFilter): FilterKind {
  const range = grammar === 'params' ? undefined : fieldTypes.get(field.type)?.range;
  const kind = as ?? (range ? 'range' : 'one');
  return kind === 'one' && range?.input === 'date' ? 'day' : kind;
}

/** A panel holds what does not fit above a list: many filters, and those that ask for more than one value. */
export const hasFilterPanel = ({ filters, filterPanel }: List): boolean =>
  filterPanel || filters.length > 3 || filters.some((filter) => getFilterKind(filter) !== 'one');

/** What the host is asked for a text of the address; undefined when it cannot be asked for. */
export function toWireFilterValue(filter: ListFilter, operator: FilterOperator, text: string): unknown {
  const kind = getFilterKind(filter);
  const { field } = filter;
  const type = fieldTypes.get(field.type);
  if (kind === 'presence') return /^(not )?null$/.test(text) ? text : undefined;
  if (type?.range && (kind === 'range' || kind === 'day')) {
    const endField = { ...field, options: { ...field.options, endOfDay: operator === '<=' } };
    const value = type.range.fromUrl(text, endField);
    return value !== undefined && type.range.toWire ? type.range.toWire(value, field) : value;
  }
  return type?.filterFromUrl ? type.filterFromUrl(text, field) : text;
}

/**
 * Reads `status=available,power>=10,gateway is null`: conditions joined by commas, their values percent-encoded once more,
 * so that they may hold commas. What is not valid is left out, and nothing else with it; of a range turned round both ends.
 */
export function parseFilterValues(filters: readonly ListFilter[], text: string): FilterValues {
  const filterValues: Record<string, string | readonly string[]> = {};
  for (const condition of text.split(',')) {
    const [, name, operator, encodedValue = ''] = /^([^=<>! ]+)([<>]?=| is )(.*)$/s.exec(condition) ?? [];
    const filter = filters.find(
      (candidate) =>
        candidate.field.name === name &&
        getFilterOperators(candidate).some((candidateOperator) => candidateOperator === operator),
    );
    if (!filter) continue;
    const value =
      filter.grammar === 'conditions'
        ? sanitizeCondition(safeDecode(encodedValue))
        : safeDecode(encodedValue);
    if (!value || toWireFilterValue(filter, operator as FilterOperator, value) === undefined) continue;
    const key = getFilterKey(filter, operator as FilterOperator);
    filterValues[key] =
      getFilterKind(filter) === 'several' ? [...new Set([...(filterValues[key] ?? []), value])] : value;
  }
  for (const filter of filters)
    if (isRangeInverted(filter, filterValues))
      for (const operator of getFilterOperators(filter)) delete filterValues[getFilterKey(filter, operator)];
  return filterValues;
}

/** The end of a range lies before its beginning. */
export function isRangeInverted(filter: ListFilter, filterValues: FilterValues): boolean {
  if (getFilterKind(filter) !== 'range') return false;
  const [from, until] = (['>=', '<='] as const).map((operator) => {
    const text = filterValues[getFilterKey(filter, operator)];
    return typeof text === 'string' ? toWireFilterValue(filter, operator, text) : undefined;
  });
  return typeof from === 'number' && typeof until === 'number' && from > until;
}

const safeDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The text that {@link readFilter} reads. */
export const serializeFilterValues = (filterValues: FilterValues): string =>
  Object.entries(filterValues)
    .flatMap(([key, rawValue]) =>
      [rawValue].flat().map((value) => (/[= ]$/.test(key) ? key : `${key}=`) + encodeFilterValue(value)),
    )
    .join(',');

const encodeFilterValue = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** What the data provider is asked: values as the host counts them, under the same keys, in the order of the address. */
export function toWireFilter(
  filters: readonly ListFilter[],
  filterValues: FilterValues,
): Record<string, unknown> {
  const wireFilterValues: Record<string, unknown> = {};
  for (const [key, rawValue] of Object.entries(filterValues))
    for (const filter of filters) {
      const operator = getFilterOperators(filter).find(
        (candidate) => getFilterKey(filter, candidate) === key,
      );
      if (operator === undefined) continue;
      // A day is all of its moments.
      const wireOperators: readonly FilterOperator[] =
        getFilterKind(filter) === 'day' ? OPERATORS.range : [operator];
      for (const wireOperator of wireOperators) {
        const values = [rawValue].flat().map((text) => toWireFilterValue(filter, wireOperator, text));
        wireFilterValues[getFilterKey(filter, wireOperator)] = Array.isArray(rawValue) ? values : values[0];
      }
    }
  return wireFilterValues;
}
