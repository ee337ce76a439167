import { foldAccents } from '../../fixtures/generators/foldText';
import { HostError } from '../server/responses/hostError';
import type { CollectionName, Members } from '../store/collections';
import type { Comparison, Criteria } from '../store/criteria';

/** A field for filters and sorting. `text` matches substrings, ignoring accents and case; `code` matches exactly. */
export interface ListField<Name extends CollectionName> {
  kind: 'text' | 'code' | 'number' | 'boolean';
  member: keyof Members<Name>;
}

/** Fields by the name that a request uses. */
export type ListFields<Name extends CollectionName> = Readonly<Record<string, ListField<Name>>>;

type Operand = string | number | boolean;

interface Condition<Name extends CollectionName> {
  name: string;
  operator: string;
  criteria: Criteria<Name>;
}

const MAX_CONDITIONS = 50;

const filterError = (detail: string) => new HostError(400, { code: 'invalid', detail, parameter: 'filter' });

function parseOperand(kind: ListField<never>['kind'], text: string): Operand {
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

const comparisons = { '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' } as const;

function compareWith(
  kind: ListField<never>['kind'],
  operator: '=' | keyof typeof comparisons,
  operand: Operand,
): Operand | Comparison<Operand> {
  if (operator === '=')
    return typeof operand === 'string'
      ? { [kind === 'text' ? 'contains' : 'is']: operand, fold: true }
      : operand;
  return { [comparisons[operator]]: operand, ...(typeof operand === 'string' && { fold: true }) };
}

/** The member of a field has the type of its kind. */
const criteriaFor = <Name extends CollectionName>(member: keyof Members<Name>, condition: unknown) =>
  ({ [member]: condition }) as Criteria<Name>;

function parseCondition<Name extends CollectionName>(
  text: string,
  fields: ListFields<Name>,
): Condition<Name> {
  const nullCheck = /^(\w{1,40}) is (not )?null$/i.exec(text);
  const comparison = nullCheck ? null : /^(\w{1,40}) ?(<=|>=|!=|=|<|>) ?(\S.*)$/.exec(text);
  const name = nullCheck?.[1] ?? comparison?.[1] ?? '';
  if (!Object.hasOwn(fields, name)) throw filterError(`Condición no admitida: ${text.slice(0, 40)}`);
  const { kind, member } = fields[name] as ListField<Name>;
  if (!comparison) {
    const isNot = nullCheck?.[2] !== undefined;
    return { name, operator: 'null', criteria: criteriaFor<Name>(member, isNot ? { not: null } : null) };
  }
  const operator = comparison[2] as '=' | '!=' | keyof typeof comparisons;
  const operand = parseOperand(kind, (comparison[3] ?? '').trim());
  const condition = compareWith(kind, operator === '!=' ? '=' : operator, operand);
  const criteria = criteriaFor<Name>(member, condition);
  // Missing values are different from any other.
  return { name, operator, criteria: operator === '!=' ? { none: [criteria] } : criteria } as Condition<Name>;
}

/**
 * Parses comma-separated conditions: `battery_level<20,asset_id is null`. All must hold, except that several `=` for one
 * field are alternatives: `connectivity=ONLINE,connectivity=UNKNOWN`. 400 for anything else.
 */
export function parseListFilter<Name extends CollectionName>(
  text: string,
  fields: ListFields<Name>,
): Criteria<Name> {
  const parts = text.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  if (parts.length > MAX_CONDITIONS) throw filterError('Demasiadas condiciones.');
  const groups = new Map<string, Criteria<Name>[]>();
  parts.forEach((part, i) => {
    const { name, operator, criteria } = parseCondition(part, fields);
    const key = operator === '=' ? `= ${name}` : String(i);
    groups.set(key, [...(groups.get(key) ?? []), criteria]);
  });
  return { all: [...groups.values()].map((group) => ({ any: group }) as Criteria<Name>) } as Criteria<Name>;
}
