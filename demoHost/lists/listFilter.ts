import { HostError } from '../server/responses/hostError';
import { foldAccents } from '../../fixtures/generators/foldText';

/** Value of a list field in a row. */
export type ListFieldValue = string | number | boolean | null;

/** A field for filters and sorting. `text` matches substrings, ignoring accents and case; `code` matches exactly. */
export interface ListField<T> {
  kind: 'text' | 'code' | 'number' | 'boolean';
  read: (row: T) => ListFieldValue;
}

type Operator = '=' | '!=' | '<' | '>' | '<=' | '>=' | 'null' | 'not null';

interface Condition<T> {
  name: string;
  operator: Operator;
  test: (row: T) => boolean;
}

const MAX_CONDITIONS = 50;

const filterError = (detail: string) => new HostError(400, { code: 'invalid', detail, parameter: 'filter' });

function parseOperand(kind: ListField<unknown>['kind'], text: string): string | number | boolean {
  if (kind === 'number') {
    if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(text))
      throw filterError(`Se espera un número: ${text.slice(0, 40)}`);
    return Number(text);
  }
  if (kind === 'boolean') {
    if (text !== 'true' && text !== 'false') throw filterError('Se espera true o false.');
    return text === 'true';
  }
  return foldAccents(text);
}

function matchesCondition(
  kind: ListField<unknown>['kind'],
  value: ListFieldValue,
  operator: Operator,
  operand: ListFieldValue,
): boolean {
  if (value === null || operand === null) return operator === '!=';
  const foldedValue = typeof value === 'string' ? foldAccents(value) : value;
  const isEqual = kind === 'text' ? String(foldedValue).includes(String(operand)) : foldedValue === operand;
  switch (operator) {
    case '=':
      return isEqual;
    case '!=':
      return !isEqual;
    case '<':
      return foldedValue < operand;
    case '>':
      return foldedValue > operand;
    case '<=':
      return foldedValue <= operand;
    default:
      return foldedValue >= operand;
  }
}

function parseCondition<T>(text: string, fields: Readonly<Record<string, ListField<T>>>): Condition<T> {
  const nullCheck = /^(\w{1,40}) is (not )?null$/i.exec(text);
  const comparison = nullCheck ? null : /^(\w{1,40}) ?(<=|>=|!=|=|<|>) ?(\S.*)$/.exec(text);
  const name = nullCheck?.[1] ?? comparison?.[1] ?? '';
  if (!Object.hasOwn(fields, name)) throw filterError(`Condición no admitida: ${text.slice(0, 40)}`);
  const field = fields[name] as ListField<T>;
  if (!comparison) {
    const operator = nullCheck?.[2] === undefined ? 'null' : 'not null';
    return { name, operator, test: (row) => (field.read(row) === null) === (operator === 'null') };
  }
  const operator = comparison[2] as Operator;
  const operand = parseOperand(field.kind, (comparison[3] ?? '').trim());
  return { name, operator, test: (row) => matchesCondition(field.kind, field.read(row), operator, operand) };
}

/**
 * Parses comma-separated conditions: `battery_level<20,asset_id is null`. All must hold, except that several `=` for one
 * field are alternatives: `connectivity=ONLINE,connectivity=UNKNOWN`. 400 for anything else.
 */
export function parseListFilter<T>(
  text: string,
  fields: Readonly<Record<string, ListField<T>>>,
): (row: T) => boolean {
  const parts = text.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  if (parts.length > MAX_CONDITIONS) throw filterError('Demasiadas condiciones.');
  const groups = new Map<string, Condition<T>[]>();
  parts.forEach((part, i) => {
    const condition = parseCondition(part, fields);
    const key = condition.operator === '=' ? `= ${condition.name}` : String(i);
    groups.set(key, [...(groups.get(key) ?? []), condition]);
  });
  const all = [...groups.values()];
  return (row) => all.every((group) => group.some((condition) => condition.test(row)));
}
