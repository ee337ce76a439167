import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { queryString } from '../../../dataProvider/http/path';
import { jsonApiFormat } from '../../../dataProvider/jsonApi/wireFormat';
import { parseListFilter as readByHost, type ListFields } from '../../../demoHost/lists/listFilter';
import { compileCriteria } from '../../../demoHost/store/memory/matchCriteria';
import type { ResourceInput } from '../../config/schema/resource';
import type { FilterCondition, FilterOperator, ListFilter, List, Resource } from '../../config/types';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { readListParams, writeListParams } from '../params/listParams';
import {
  getFilterKind,
  hasFilterPanel,
  isConditionOf,
  toWireConditions,
  type TextCondition,
} from './filterConditions';

const is = <Value>(field: string, operator: FilterOperator, value: Value): FilterCondition<Value> => ({
  field,
  operator,
  value,
});
const ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'America/Santiago'] as const;
type Filters = NonNullable<NonNullable<ResourceInput['list']>['filters']>;

const cars = (api: ResourceInput['api'], filters: Filters = [], timeZone: string = ZONES[0]): Resource =>
  getDeclaredResource(
    declareResources({
      name: 'cars',
      label: 'Coches',
      recordRepresentation: 'code',
      api,
      fields: {
        code: { type: 'text', filterBy: 'car_code' },
        state: { type: 'status', values: { ON: 'Sí', OFF: 'No', 'A,B': 'Ambos' } },
        level: { type: 'percent', fraction: true, filterBy: 'battery' },
        seats: { type: 'number', min: -5, max: 9000 },
        free: { type: 'boolean' },
        day: { type: 'date', timeZone },
        moment: { type: 'dateTime', timeZone, filterBy: 'updated_at' },
        owner: { type: 'text' },
        keeper: { type: 'text' },
      },
      list: {
        columns: ['code'],
        search: true,
        filters: [
          { field: 'code', maxLength: 20 },
          { field: 'state', kind: 'several' },
          'level',
          'seats',
          'free',
          { field: 'day', kind: 'one' },
          'moment',
          'owner',
          ...filters,
        ],
      },
    }),
    'cars',
  );
const conditions = (timeZone?: string): Resource =>
  cars(
    { getList: { path: '/cars', filter: 'conditions' } },
    [{ field: 'keeper', kind: 'presence' }],
    timeZone,
  );
const listOf = ({ list }: Resource): List => {
  if (!list) throw new Error('No list');
  return list;
};
const read = (list: List, query: string): readonly TextCondition[] =>
  readListParams(list, new URLSearchParams(query)).filter;
const write = (list: List, filter: readonly TextCondition[]): string =>
  writeListParams(list, { page: 1, perPage: 50, sort: null, search: '', filter }, new URLSearchParams());
const written = (list: List, text: string): readonly TextCondition[] =>
  read(list, new URLSearchParams({ filter: text }).toString());

/** Texts that are valid in a condition: single blanks between words, as the host parses them. */
const text = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((value) =>
    value
      .replaceAll(/[,"\s]+/g, ' ')
      .trim()
      .slice(0, 20)
      .trim(),
  )
  .filter((value) => value !== '' && !/\p{Surrogate}/u.test(value));
const number = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((ten) => ten / 10);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = <T>(value: fc.Arbitrary<T>) =>
  fc
    .tuple(fc.option(value, { nil: undefined }), fc.option(value, { nil: undefined }))
    .map(([a, b]) => (a != null && b != null && a > b ? [b, a] : [a, b]));

/** A state with all kinds of filters, each present or absent. */
const states = fc
  .record({
    code: fc.option(text),
    state: fc.subarray(['ON', 'OFF', 'A,B']),
    level: range(fc.integer({ min: 0, max: 100 })),
    seats: range(number(-5, 9000)),
    free: fc.option(fc.constantFrom('true', 'false')),
    day: fc.option(day),
    moment: range(day),
    owner: fc.option(text),
    presence: fc.option(fc.constantFrom('null', 'not null')),
  })
  .map((given): TextCondition[] => {
    const ends = (name: string, [from, until]: readonly (number | string | undefined)[]) => [
      ...(from === undefined ? [] : [is(name, '>=', String(from))]),
      ...(until === undefined ? [] : [is(name, '<=', String(until))]),
    ];
    const one = (name: string, value: string | null) => (value === null ? [] : [is(name, '=', value)]);
    // A host with conditions cannot filter by a choice that contains a comma.
    const state = given.state.filter((value) => !value.includes(','));
    return [
      ...one('code', given.code),
      ...(state.length > 0 ? [is('state', 'in', state)] : []),
      ...ends('level', given.level),
      ...ends('seats', given.seats),
      ...one('free', given.free),
      ...one('day', given.day),
      ...ends('moment', given.moment),
      ...one('owner', given.owner),
      ...(given.presence === null ? [] : [is('keeper', 'is', given.presence)]),
    ];
  });

/** Parses the conditions as the host does, by testing each filter alone. */
type Row = Record<string, string | number | boolean | null>;
const kinds: Record<string, ListFields<'devices'>[string]['kind']> = {
  car_code: 'code',
  state: 'code',
  battery: 'number',
  seats: 'number',
  free: 'boolean',
  day: 'number',
  updated_at: 'number',
  owner: 'code',
  keeper: 'code',
};
// The rows are none of the host's, so their members are none that it knows.
const hostFields = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, { kind, member: name }]),
) as unknown as ListFields<'devices'>;

describe('filters over address, state and wire', () => {
  it('lose nothing on the way: 10,000 states, to the address and back, and as the host reads them [DEV-09, DEV-18]', () => {
    const resources = ZONES.map(conditions);
    let at = 0;
    fc.assert(
      fc.property(states, (state) => {
        const resource = resources[at++ % ZONES.length] as Resource;
        const list = listOf(resource);
        const address = write(list, state);
        expect(read(list, address)).toEqual(state);
        expect(write(list, read(list, address))).toBe(address);

        const call = resource.api.getList;
        if (!call) throw new Error('No call');
        const wire = toWireConditions(list.filters, state);
        const params = { pagination: { page: 1, perPage: 50 }, filter: { conditions: wire } };
        const { query } = jsonApiFormat.buildListRequest({
          resource,
          call,
          path: call.path,
          params,
          fixedParams: {},
        });
        const sent = queryString(query as Record<string, string>);
        const told = new URLSearchParams(sent).get('filter');
        if (told === null) {
          expect(state).toEqual([]);
          return;
        }
        // The host accepts the filter, and each value matches: one row that fits, and rows one step outside.
        const fits = compileCriteria(
          readByHost(told, hostFields),
          (member) => (row: Row) => row[member] ?? null,
        );
        const row = rowFor(wire);
        expect(fits(row), told).toBe(true);
        for (const outside of rowsOutside(wire, row)) expect(fits(outside), told).toBe(false);
      }),
      { numRuns: 10_000, seed: 11 },
    );
  });

  it('asks for a whole day and for whole last days, also where the clocks change [DEV-18]', () => {
    const { filters } = listOf(conditions('Europe/Madrid'));
    expect(
      toWireConditions(filters, [
        is('day', '=', '2026-03-29'),
        is('moment', '>=', '2026-10-25'),
        is('moment', '<=', '2026-10-25'),
      ]),
    ).toEqual([
      is('day', '>=', Date.parse('2026-03-28T23:00:00Z') / 1000),
      is('day', '<=', Date.parse('2026-03-29T22:00:00Z') / 1000 - 1),
      is('moment', '>=', Date.parse('2026-10-24T22:00:00Z') / 1000),
      is('moment', '<=', Date.parse('2026-10-25T23:00:00Z') / 1000 - 1),
    ]);
  });

  it('counts as the host does where a percentage is a fraction there', () => {
    const { filters } = listOf(conditions());
    expect(toWireConditions(filters, [is('level', '>=', '7'), is('level', '<=', '100')])).toEqual([
      is('level', '>=', 0.07),
      is('level', '<=', 1),
    ]);
  });

  it.each([
    ['level>=abc,level<=50', [is('level', '<=', '50')]],
    ['level>=-1,level<=50', [is('level', '<=', '50')]],
    ['level>=60,level<=50', []],
    ['level>abc', []],
    ['level>10', []],
    ['level=10', []],
    // A number of another base is no number for the host.
    ['level>=1e1,seats>=0x10', [is('level', '>=', '1e1')]],
    ['seats>=1,code=a,seats>=2,code=', [is('seats', '>=', '2'), is('code', '=', 'a')]],
    ['state=OFF,code=a,state=ON,state=BROKEN', [is('state', 'in', ['OFF', 'ON']), is('code', '=', 'a')]],
    ['state=ON,state=ON', [is('state', 'in', ['ON'])]],
    ['day=2026-02-30', []],
    ['day>=2026-02-01', []],
    ['moment>=2026-02-01T10:00,moment<=1800000000', []],
    [`code=${'x'.repeat(20)}`, [is('code', '=', 'x'.repeat(20))]],
    [`code=${'x'.repeat(21)}`, []],
    ['code=a%2C%22b%22', [is('code', '=', 'a b')]],
    ['code==>=1', [is('code', '=', '=>=1')]],
    ['code=%2C%22', []],
    ['keeper is null,keeper=x,owner is null', [is('keeper', 'is', 'null')]],
    ['keeper is 0,keeper is ,keeper is', []],
    ['__proto__=1,toString>=1,constructor is null', []],
  ])(
    'reads %s, and drops only what is not valid [DEV-10, DEV-11, DEV-12, DEV-13, DEV-14, DEV-15]',
    (given, kept) => {
      expect(written(listOf(conditions()), given)).toEqual(kept);
    },
  );

  it('is valid whatever the address holds, and stays put once written [DEV-10]', () => {
    const list = listOf(conditions());
    const part = fc.tuple(
      fc.constantFrom('code', 'state', 'level', 'seats', 'moment', 'day', 'owner', 'ghost', '__proto__'),
      fc.constantFrom('=', '>=', '<=', '>', '!=', ' is ', ''),
      fc.oneof(fc.string(), fc.constantFrom('1', '50', '2026-01-01', 'null', 'ON', '%', '%2C')),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const state = written(list, parts.map((one) => one.join('')).join(','));
        expect(read(list, write(list, state))).toEqual(state);
        for (const condition of state)
          expect(list.filters.some((filter) => isConditionOf(filter, condition))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('how a filter asks', () => {
  const kindsOf = (resource: Resource) =>
    Object.fromEntries(
      listOf(resource).filters.map((one: ListFilter) => [one.field.name, getFilterKind(one)]),
    );

  it('goes by its type where the host reads operators, and asks for one value where it reads parameters', () => {
    const said = { state: 'several', code: 'one', free: 'one', owner: 'one' };
    const operators = { ...said, level: 'range', seats: 'range', day: 'day', moment: 'range' };
    expect(kindsOf(conditions())).toEqual({ ...operators, keeper: 'presence' });
    expect(kindsOf(cars({ dialect: 'json-server', path: '/cars' }))).toEqual(operators);
    expect(kindsOf(cars({ getList: { path: '/cars' } }))).toEqual({
      ...said,
      level: 'one',
      seats: 'one',
      day: 'one',
      moment: 'one',
    });
  });

  it('sends where it reads parameters the first second of a day, and a moment as it is', () => {
    const { filters } = listOf(cars({ getList: { path: '/cars' } }));
    const texts = [is('day', '=', '2026-03-29'), is('moment', '=', '2026-10-25T09:30')];
    expect(toWireConditions(filters, texts)).toEqual([
      is('day', '=', Date.parse('2026-03-28T23:00:00Z') / 1000),
      is('moment', '=', Date.parse('2026-10-25T08:30:00Z') / 1000),
    ]);
  });

  it('needs a panel from the fourth on, for more than a value, or where it is said', () => {
    const list = listOf(cars({ getList: { path: '/cars' } }));
    const of = (names: string[], filterPanel = false) =>
      hasFilterPanel({
        ...list,
        filterPanel,
        filters: list.filters.filter(({ field }) => names.includes(field.name)),
      });
    expect(of(['code', 'free', 'owner'])).toBe(false);
    expect(of(['code', 'free', 'owner', 'day'])).toBe(true);
    expect(of(['state'])).toBe(true);
    expect(of(['code'], true)).toBe(true);
  });

  it('needs a panel from the third on beside a search and the tabs of layouts', () => {
    const list = listOf(cars({ getList: { path: '/cars' } }));
    const of = (names: string[], layouts: typeof list.layouts) =>
      hasFilterPanel({
        ...list,
        search: { placeholder: null, autoFocus: false, button: false, scan: false },
        layouts,
        filters: list.filters.filter(({ field }) => names.includes(field.name)),
      });
    const tabs = { cards: {} };
    expect(of(['code', 'free'], tabs)).toBe(false);
    expect(of(['code', 'free', 'owner'], tabs)).toBe(true);
    expect(of(['code', 'free', 'owner'], null)).toBe(false);
  });
});

const HOST_NAMES: Readonly<Record<string, string>> = {
  code: 'car_code',
  level: 'battery',
  moment: 'updated_at',
};

/** Returns a row that holds exactly the filter's values. */
function rowFor(wire: readonly FilterCondition[]): Row {
  const row: Row = {};
  for (const { field, operator, value } of wire) {
    const host = HOST_NAMES[field] ?? field;
    if (operator === 'is') row[host] ??= value === 'null' ? null : 'x';
    else row[host] = (Array.isArray(value) ? value.at(-1) : value) as Row[string];
  }
  return row;
}

/** Returns rows that differ from a matching one by one step beyond an end, or by another value. */
const rowsOutside = (wire: readonly FilterCondition[], row: Row): Row[] =>
  wire.map(({ field, operator, value }): Row => {
    const host = HOST_NAMES[field] ?? field;
    if (operator === '>=') return { ...row, [host]: Number(value) - 0.0001 };
    if (operator === '<=') return { ...row, [host]: Number(value) + 0.0001 };
    if (operator === 'is') return { ...row, [host]: value === 'null' ? 'other' : null };
    return { ...row, [host]: typeof value === 'boolean' ? !value : 'no such value' };
  });
