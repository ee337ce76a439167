import { conditionText } from '../../../../dataProvider';
import type { Filter, List } from '../../../config/types';
import { fieldTypes } from '../../../fields/registry';

/**
 * What is asked for, as texts of the address, each under its key: `status` for a value, or a list for any of several;
 * `power>=` and `power<=` for the ends of a range; `gateway is ` for `null` or `not null`.
 */
export type FilterState = Readonly<Record<string, string | readonly string[]>>;

/** What stands behind the name of the field in a condition, by how the filter asks. */
const OPERATORS = {
  one: ['='],
  several: ['='],
  day: ['='],
  range: ['>=', '<='],
  presence: [' is '],
} as const;
export type FilterAs = keyof typeof OPERATORS;
export type Operator = (typeof OPERATORS)[FilterAs][number];

export const operatorsOf = (filter: Filter): readonly Operator[] => OPERATORS[filterAs(filter)];
export const keyOf = ({ field }: Filter, operator: Operator): string =>
  operator === '=' ? field.name : field.name + operator;

/** How a filter asks: as it is declared, else as its type and its host allow. A date is asked for by its day. */
export function filterAs({ field, as, grammar }: Filter): FilterAs {
  const range = grammar === 'params' ? undefined : fieldTypes.get(field.type)?.range;
  const asked = as ?? (range ? 'range' : 'one');
  return asked === 'one' && range?.input === 'date' ? 'day' : asked;
}

/** A panel holds what does not fit above a list: many filters, and those that ask for more than one value. */
export const hasFilterPanel = ({ filters, filterPanel }: List): boolean =>
  filterPanel || filters.length > 3 || filters.some((filter) => filterAs(filter) !== 'one');

/** What the host is asked for a text of the address; undefined when it cannot be asked for. */
export function filterValue(filter: Filter, operator: Operator, text: string): unknown {
  const as = filterAs(filter);
  const { field } = filter;
  const type = fieldTypes.get(field.type);
  if (as === 'presence') return /^(not )?null$/.test(text) ? text : undefined;
  if (type?.range && (as === 'range' || as === 'day')) {
    const end = { ...field, options: { ...field.options, endOfDay: operator === '<=' } };
    const value = type.range.fromUrl(text, end);
    return value !== undefined && type.range.toWire ? type.range.toWire(value, field) : value;
  }
  return type?.filterFromUrl ? type.filterFromUrl(text, field) : text;
}

/**
 * Reads `status=available,power>=10,gateway is null`: conditions joined by commas, their values percent-encoded once more,
 * so that they may hold commas. What is not valid is left out, and nothing else with it; of a range turned round both ends.
 */
export function readFilter(filters: readonly Filter[], text: string): FilterState {
  const found: Record<string, string | readonly string[]> = {};
  for (const condition of text.split(',')) {
    const [, name, operator, raw = ''] = /^([^=<>! ]+)([<>]?=| is )(.*)$/s.exec(condition) ?? [];
    const filter = filters.find(
      (one) => one.field.name === name && operatorsOf(one).some((own) => own === operator),
    );
    if (!filter) continue;
    const value = filter.grammar === 'conditions' ? conditionText(decoded(raw)) : decoded(raw);
    if (!value || filterValue(filter, operator as Operator, value) === undefined) continue;
    const key = keyOf(filter, operator as Operator);
    found[key] = filterAs(filter) === 'several' ? [...new Set([...(found[key] ?? []), value])] : value;
  }
  for (const filter of filters)
    if (isTurned(filter, found))
      for (const operator of operatorsOf(filter)) delete found[keyOf(filter, operator)];
  return found;
}

/** The end of a range lies before its beginning. */
export function isTurned(filter: Filter, state: FilterState): boolean {
  if (filterAs(filter) !== 'range') return false;
  const [from, until] = (['>=', '<='] as const).map((operator) => {
    const text = state[keyOf(filter, operator)];
    return typeof text === 'string' ? filterValue(filter, operator, text) : undefined;
  });
  return typeof from === 'number' && typeof until === 'number' && from > until;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The text that {@link readFilter} reads. */
export const writeFilter = (state: FilterState): string =>
  Object.entries(state)
    .flatMap(([key, asked]) =>
      [asked].flat().map((value) => (/[= ]$/.test(key) ? key : `${key}=`) + encoded(value)),
    )
    .join(',');

const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** What the data provider is asked: values as the host counts them, under the same keys, in the order of the address. */
export function wireFilter(filters: readonly Filter[], state: FilterState): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [key, asked] of Object.entries(state))
    for (const filter of filters) {
      const operator = operatorsOf(filter).find((one) => keyOf(filter, one) === key);
      if (operator === undefined) continue;
      // A day is all of its moments.
      const sent: readonly Operator[] = filterAs(filter) === 'day' ? OPERATORS.range : [operator];
      for (const one of sent) {
        const values = [asked].flat().map((text) => filterValue(filter, one, text));
        wire[keyOf(filter, one)] = Array.isArray(asked) ? values : values[0];
      }
    }
  return wire;
}
