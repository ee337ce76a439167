import type { RaRecord } from 'ra-core';
import type { ConsoleDataProvider } from '../..';
import { UnsupportedError } from '../refusal';
import type { FilterCondition } from '../../../src/config/types';
import fc from '../../../src/testing/fastCheck';
import { getValue, type Pump } from './pumps';

/** Pumps with values that are hard to write in a query. */
export const AWKWARD_PUMPS: readonly Pump[] = [
  ['Bomba 1', 10, 'libre'],
  ["O'Brien, «a+b»", 20, 'rota'],
  ['12', 30, 'libre'],
  ['100% "x" y&z=1', 40, 'parada'],
  ['true', 10.5, 'libre'],
  ['a_b/c:d;e', null, 'rota'],
  ['null', 0, 'parada'],
  [String.raw`C:\Bomba [2] {id}`, -5, 'libre'],
  ["'", 30, 'fuera, de uso'],
  ['Bomba 1 || 2', null, 'libre'],
].map(([name, power, status], index) => ({ id: index + 1, name, power, status }) as Pump);

/** A request of a list, as screens make it. */
export interface AskedList {
  conditions: readonly FilterCondition[];
  search: string;
  perPage: number;
  /** True if the list itself only holds pumps that are free. */
  isFixed: boolean;
}

const names = AWKWARD_PUMPS.map(({ name }) => name);
const statuses = [...new Set(AWKWARD_PUMPS.map(({ status }) => status)), 'ninguno'];
const aPower = fc.constantFrom(-5, 0, 10, 10.2, 10.5, 25, 30, 41);
const oneOf = (field: string, values: readonly string[]) =>
  fc.constantFrom(...values).map((value) => ({ field, operator: '=', value }));
const severalOf = (field: string, values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: 3 }).map((value) => ({ field, operator: 'in', value }));
const aCondition: fc.Arbitrary<FilterCondition> = fc.oneof(
  oneOf('name', names),
  severalOf('name', names),
  oneOf('status', statuses),
  severalOf('status', statuses),
  fc.constantFrom(...statuses).map((value) => ({ field: 'status', operator: '!=', value })),
  severalOf('id', ['1', '3', '8', '99']),
  fc.tuple(fc.constantFrom('=', '>=', '<=', '>', '<'), aPower).map(([operator, value]) => ({
    field: 'power',
    operator,
    value,
  })),
  fc.constantFrom('null', 'not null').map((value) => ({ field: 'power', operator: 'is', value })),
) as fc.Arbitrary<FilterCondition>;
/** Both ends of a range. */
const aRange: fc.Arbitrary<FilterCondition[]> = fc.tuple(aPower, aPower).map(([from, until]) => [
  { field: 'power', operator: '>=', value: from },
  { field: 'power', operator: '<=', value: until },
]);

/** Any two filters, one of which may be a range; in every third request a search besides. */
export const anAskedList: fc.Arbitrary<AskedList> = fc.record({
  conditions: fc
    .tuple(
      fc.oneof(aRange, fc.array(aCondition, { minLength: 1, maxLength: 1 })),
      fc.array(aCondition, { maxLength: 1 }),
    )
    .map((parts) => parts.flat()),
  search: fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Bomba', 'Brien', 'y&z', 'a+b', '«', '%', '_', 'C:\\', '"', "'", '||'),
    },
  ),
  perPage: fc.integer({ min: 2, max: 12 }),
  isFixed: fc.boolean(),
});

/** The status of the pumps of such a list. */
export const FIXED_STATUS = 'libre';

/** Returns the ids of the pumps that a request is about, found by hand. */
export function filterByHand(pumps: readonly Pump[], { conditions, search, isFixed }: AskedList): string[] {
  const matches = (pump: Pump, { field, operator, value }: FilterCondition): boolean => {
    const own = getValue(pump, field);
    const texts = [value].flat().map(String);
    if (operator === 'is') return (own === null) === (value === 'null');
    if (own === null) return false;
    if (operator === '=' || operator === 'in') return texts.includes(String(own));
    if (operator === '!=') return String(own) !== texts[0];
    const [number, end] = [Number(own), Number(value)];
    return { '>=': number >= end, '<=': number <= end, '>': number > end, '<': number < end }[operator];
  };
  return pumps
    .filter(({ status }) => !isFixed || status === FIXED_STATUS)
    .filter((pump) => conditions.every((condition) => matches(pump, condition)))
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .map(({ id }) => String(id));
}

/** Reads all pages of a list, with the parameters that it always sends; undefined if the console refuses the request. Rejects with any other failure. */
export async function readAllPages(
  provider: ConsoleDataProvider,
  { conditions, search, perPage, isFixed }: AskedList,
  fixedQuery: Readonly<Record<string, unknown>>,
): Promise<{ ids: string[]; total: number | undefined } | undefined> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await provider
      .getList<RaRecord>('pumps', {
        pagination: { page, perPage },
        sort: { field: 'id', order: 'ASC' },
        filter: { conditions, ...(search !== '' && { search }) },
        ...(isFixed && { meta: { query: fixedQuery } }),
      })
      .catch((error: unknown) => {
        if (error instanceof UnsupportedError) return undefined;
        throw error;
      });
    if (!answer) return undefined;
    const { data, total, pageInfo } = answer;
    ids.push(...data.map(({ id }) => String(id)));
    const isLast = total === undefined ? pageInfo?.hasNextPage !== true : page * perPage >= total;
    if (isLast || page > 10) return { ids, total };
  }
}
