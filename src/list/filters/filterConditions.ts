import type { FilterCondition, FilterOperator, List, ListFilter } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';

/** A condition of a list's params. Its value is the text in the URL, for `in` a list of texts. */
export type TextCondition = FilterCondition<string | readonly string[]>;

/** Operators of the conditions that a filter can have, by its kind. */
const OPERATORS = {
  one: ['='],
  several: ['in'],
  day: ['='],
  range: ['>=', '<='],
  presence: ['is'],
} as const satisfies Readonly<Record<string, readonly FilterOperator[]>>;
export type FilterKind = keyof typeof OPERATORS;

export const getFilterOperators = (filter: ListFilter): readonly FilterOperator[] =>
  OPERATORS[getFilterKind(filter)];

/** Returns the kind of a filter: the declared one, else the one that its type and host support. Date filters use days. */
export function getFilterKind({ field, kind: as, grammar }: ListFilter): FilterKind {
  const range = grammar === 'params' ? undefined : fieldTypes.get(field.type)?.range;
  const kind = as ?? (range ? 'range' : 'one');
  return kind === 'one' && range?.input === 'date' ? 'day' : kind;
}

/**
 * True if the filters need a panel: there are many, or some take more than one value. Beside a search and the tabs of layouts
 * fewer have space.
 */
export const hasFilterPanel = ({ filters, filterPanel, search, calendar, layouts }: List): boolean =>
  filterPanel ||
  filters.length > (search && (calendar ?? layouts) ? 2 : 3) ||
  filters.some((filter) => getFilterKind(filter) !== 'one');

/** Returns the value of a condition; '' if there is none. */
export const getConditionValue = (
  conditions: readonly TextCondition[],
  { field }: Pick<ListFilter, 'field'>,
  operator: FilterOperator,
): TextCondition['value'] => conditions.find(isSame({ field: field.name, operator }))?.value ?? '';

/** Replaces the condition of the same field and operator; '' and an empty list remove it. */
export const setCondition = (
  conditions: readonly TextCondition[],
  condition: TextCondition,
): readonly TextCondition[] => {
  const isReplaced = isSame(condition);
  const otherConditions = conditions.filter((candidate) => !isReplaced(candidate));
  return condition.value.length > 0 ? [...otherConditions, condition] : otherConditions;
};

type ConditionKey = Pick<FilterCondition, 'field' | 'operator'>;

const isSame =
  ({ field, operator }: ConditionKey) =>
  (candidate: ConditionKey): boolean =>
    candidate.field === field && candidate.operator === operator;

/** True if a condition is one that the filter can have. */
export const isConditionOf = (filter: ListFilter, { field, operator }: ConditionKey): boolean =>
  filter.field.name === field && getFilterOperators(filter).includes(operator);

export const findFilter = (filters: readonly ListFilter[], condition: ConditionKey): ListFilter | undefined =>
  filters.find((filter) => isConditionOf(filter, condition));

/** Returns the wire value of a URL text; undefined if it is not a valid filter. */
export function toWireFilterValue(filter: ListFilter, operator: FilterOperator, text: string): unknown {
  const kind = getFilterKind(filter);
  const { field } = filter;
  const type = fieldTypes.get(field.type);
  if (kind === 'presence') return text === 'null' || text === 'not null' ? text : undefined;
  if (type?.range && (kind === 'range' || kind === 'day')) {
    const endField = { ...field, options: { ...field.options, endOfDay: operator === '<=' } };
    const value = type.range.fromUrl(text, endField);
    return value !== undefined && type.range.toWire ? type.range.toWire(value, field) : value;
  }
  return type?.filterFromUrl ? type.filterFromUrl(text, field) : text;
}

/** Returns the conditions for the data provider: wire values, in the same order. */
export const toWireConditions = (
  filters: readonly ListFilter[],
  conditions: readonly TextCondition[],
): FilterCondition[] =>
  conditions.flatMap(({ field, operator, value }) => {
    const filter = findFilter(filters, { field, operator });
    if (!filter) return [];
    // A day covers all of its moments.
    const operators = getFilterKind(filter) === 'day' ? OPERATORS.range : [operator];
    return operators.map((wireOperator) => {
      const toWire = (text: string): unknown => toWireFilterValue(filter, wireOperator, text);
      return {
        field,
        operator: wireOperator,
        value: typeof value === 'string' ? toWire(value) : value.map(toWire),
      };
    });
  });

/** True if the end of the range is before its start. */
export function isRangeInverted(filter: ListFilter, conditions: readonly TextCondition[]): boolean {
  if (getFilterKind(filter) !== 'range') return false;
  const [from, until] = OPERATORS.range.map((operator) => {
    const text = getConditionValue(conditions, filter, operator);
    return typeof text === 'string' ? toWireFilterValue(filter, operator, text) : undefined;
  });
  return typeof from === 'number' && typeof until === 'number' && from > until;
}
