import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CollectionName } from '../collections';
import type { Criteria, Order } from '../criteria';
import { isComparison, memberConditions } from '../memory/matchCriteria';
import type { Condition } from '../memory/matchCriteria';
import type { MemberValue } from '../memory/memberReaders';
import { tableOf } from './tables/index';
import { columnOf } from './tables/table';
import type { ColumnType } from './tables/table';
import { encodeText } from './textCodec';

type Sql = RawBuilder<unknown>;

/** Column that keeps the insertion order. */
export const POSITION = 'position';

/** A column as criteria use it. */
interface Operand {
  value: Sql;
  type: ColumnType;
}

function memberOf(name: CollectionName, member: string): Operand {
  const { columns, derived } = tableOf(name);
  const type = columns[member] ?? derived[member];
  if (type === undefined || type === 'rest' || type === 'json')
    throw new Error(`${name} has no column for ${member}`);
  return { value: sql.ref(columnOf(member)), type };
}

/** A value of a query as the column has it. */
function parameter(value: MemberValue, type: ColumnType): Sql {
  if (typeof value === 'string') return sql`${encodeText(value)}::text`;
  if (type === 'time') return sql`to_timestamp(${value}::double precision)`;
  return typeof value === 'boolean' ? sql`${value}::boolean` : sql`${value}::double precision`;
}

function parameters(values: readonly MemberValue[], type: ColumnType): Sql {
  if (type === 'time')
    return sql`(select array_agg(to_timestamp(t)) from unnest(${values}::double precision[]) t)`;
  if (type === 'boolean') return sql`${values}::boolean[]`;
  if (type === 'number') return sql`${values}::double precision[]`;
  return sql`${values.map((value) => encodeText(String(value)))}::text[]`;
}

const no = sql`false`;
const and = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
const or = (parts: readonly Sql[]): Sql => (parts.length === 0 ? no : sql`(${sql.join(parts, sql` or `)})`);

/** Pattern of texts that contain `text`. */
const containing = (text: string): string => `%${encodeText(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const equals = ({ value, type }: Operand, operand: MemberValue): Sql =>
  operand === null ? sql`${value} is null` : sql`${value} = ${parameter(operand, type)}`;

const comparisonSigns = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

/** Comparisons of one value. Null is not known to be anything, so a `none` around them counts it as no match. */
function compareScalar(operand: Operand, condition: Condition): Sql {
  if (!isComparison(condition)) return equals(operand, condition);
  const { type } = operand;
  const value = condition.fold === true && type === 'text' ? sql`fold_text(${operand.value})` : operand.value;
  const compared: Operand = { value, type };
  const parts: Sql[] = [];
  if (condition.not !== undefined)
    parts.push(
      condition.not === null
        ? sql`${value} is not null`
        : sql`${value} is distinct from ${parameter(condition.not, type)}`,
    );
  if (condition.in) {
    const present = condition.in.filter((item) => item !== null);
    parts.push(
      or([
        ...(present.length > 0 ? [sql`${value} = any(${parameters(present, type)})`] : []),
        ...(present.length < condition.in.length ? [sql`${value} is null`] : []),
      ]),
    );
  }
  for (const [key, sign] of Object.entries(comparisonSigns)) {
    const bound = condition[key as keyof typeof comparisonSigns];
    if (bound === null) parts.push(no);
    else if (bound !== undefined) parts.push(sql`${value} ${sql.raw(sign)} ${parameter(bound, type)}`);
  }
  if (condition.contains !== undefined) parts.push(sql`${value} like ${containing(condition.contains)}`);
  if (condition.is !== undefined) parts.push(equals(compared, condition.is));
  return and(parts);
}

/** Comparisons of a list, which matches if an element does. Equality alone can use the index of the column. */
function compareList({ value }: Operand, condition: Condition): Sql {
  if (condition === null) return sql`${value} = '{}'`;
  if (!isComparison(condition)) return sql`${value} @> ${parameters([condition], 'texts')}`;
  if (condition.in && Object.keys(condition).length === 1 && !condition.in.includes(null))
    return sql`${value} && ${parameters(condition.in, 'texts')}`;
  const element: Operand = { value: sql.ref('element'), type: 'text' };
  return sql`exists (select from unnest(case when ${value} = '{}' then array[null] else ${value} end) as element
    where ${compareScalar(element, condition)})`;
}

/** Translates criteria to the condition of a `where`. */
export function criteriaSql<Name extends CollectionName>(name: Name, criteria: Criteria<Name>): Sql {
  const translate = (part: Criteria<Name>) => criteriaSql(name, part);
  const parts = memberConditions(criteria).map(([member, condition]) => {
    const operand = memberOf(name, member);
    return operand.type === 'texts' ? compareList(operand, condition) : compareScalar(operand, condition);
  });
  parts.push(...(criteria.all ?? []).map(translate));
  for (const part of criteria.none ?? []) parts.push(sql`(${translate(part)}) is not true`);
  if (criteria.any) parts.push(or(criteria.any.map(translate)));
  return and(parts);
}

/** Translates an order; rows that are equal in all keep their insertion order. */
export function orderSql<Name extends CollectionName>(name: Name, order: readonly Order<Name>[]): Sql {
  const keys = order.map(({ by, descending = false }) => {
    const { value, type } = memberOf(name, String(by));
    const key = type === 'text' ? sql`sort_key(${value})` : value;
    return sql`${key} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`;
  });
  return sql.join([...keys, sql.ref(POSITION)]);
}
