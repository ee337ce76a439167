import { sanitizeCondition } from '../../../dataProvider';
import type { ListFilter, List } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';

/**
 * Active filters as URL texts, by key: `status` for a value, or a list for any of several; `power>=` and `power<=` for the
 * ends of a range; `gateway is ` for `null` or `not null`.
 */
export type FilterValues = Readonly<Record<string, string | readonly string[]>>;

/** Operators that follow the field name in a condition, by filter kind. */
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

/** Returns the kind of a filter: the declared one, else the one that its type and host support. Date filters use days. */
export function getFilterKind({ field, kind: as, grammar }: ListFilter): FilterKind {
  const range = grammar === 'params' ? undefined : fieldTypes.get(field.type)?.range;
  const kind = as ?? (range ? 'range' : 'one');
  return kind === 'one' && range?.input === 'date' ? 'day' : kind;
}

/** True if the filters need a panel: there are many, or some take more than one value. */
export const hasFilterPanel = ({ filters, filterPanel }: List): boolean =>
  filterPanel || filters.length > 3 || filters.some((filter) => getFilterKind(filter) !== 'one');

/** Returns the wire value of a URL text; undefined if it is not a valid filter. */
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
 * Parses `status=available,power>=10,gateway is null`: conditions joined by commas. Values are percent-encoded a second time,
 * so that they may contain commas. Drops only invalid conditions; of an inverted range both ends.
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

/** True if the end of the range is before its start. */
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

/** Returns the text that {@link parseFilterValues} parses. */
export const serializeFilterValues = (filterValues: FilterValues): string =>
  Object.entries(filterValues)
    .flatMap(([key, rawValue]) =>
      [rawValue].flat().map((value) => (/[= ]$/.test(key) ? key : `${key}=`) + encodeFilterValue(value)),
    )
    .join(',');

const encodeFilterValue = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** Returns the filter for the data provider: wire values under the same keys, in the order of the URL. */
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
      // A day covers all of its moments.
      const wireOperators: readonly FilterOperator[] =
        getFilterKind(filter) === 'day' ? OPERATORS.range : [operator];
      for (const wireOperator of wireOperators) {
        const values = [rawValue].flat().map((text) => toWireFilterValue(filter, wireOperator, text));
        wireFilterValues[getFilterKey(filter, wireOperator)] = Array.isArray(rawValue) ? values : values[0];
      }
    }
  return wireFilterValues;
}
