import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RaRecord } from 'ra-core';
import { createDataProvider } from '../../../dataProvider';
import type { Field, ListFilter, Resource, SendBehaviour } from '../../config/types';
import { dateTextToIso, isoToDateText } from '../../lib/date/parseTypedDate';
import { toCsv } from '../../lib/csv/toCsv';
import { getLocaleFormat } from '../../lib/language/localeFormat';
import { buildPageParams } from '../../list/data/listRequest';
import { getFilterOperators } from '../../list/filters/filterConditions';
import { declareResources } from '../../testing/declareResources';
import { toPlainDecimal } from '../../lib/language/toPlainDecimal';
import { changeLanguage } from '../../i18n/changeLanguage';
import { i18nProvider } from '../../i18n/i18nProvider';
import { toFormValues } from '../../fields/core/convert';
import { fieldTypes } from '../../fields/core/registry';
import type { FieldFixture } from '../../fields/core/types';
import { fromDateInputValue, toDateInputValue } from '../../fields/dateBase/dateInputValue';
import { checkRow } from '../../features/csvImport/rows/checkRow';
import { getFormColumns, guessMapping } from '../../features/csvImport/columns/columnMapping';
import { toImportTable } from '../../features/csvImport/rows/importTable';
import { readCsv } from '../../lib/csv/readCsv';
import { toCsvCell } from '../../list/toolbar/exportRows';
import { serializeForm } from '../../mutations/submit/prepareForm';
import { selectCall } from '../../actions/mutation/selectCall';
import { fakeHost, type RecordedCall } from '../../testing/fakeHost';
import { createBundledResources } from '../declarations/bundledDeclarations';

/** Spanish, English, and languages that write digits of their own, other separators and other orders of a date. */
const LANGUAGES = ['es', 'en', 'ar-EG', 'fa', 'en-US'];

const fixtures = import.meta.glob<FieldFixture>('../../fields/*/fixture.ts', {
  eager: true,
  import: 'default',
});

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z'), toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await changeLanguage('es');
});

/** A value of the field's type as a host sends it, with decimals if the type has them. */
function exampleOf({ type }: Field): unknown {
  const values: readonly unknown[] = fixtures[`../../fields/${type}/fixture.ts`]?.values ?? [];
  const isDecimal = (value: unknown): boolean => typeof value === 'number' && !Number.isInteger(value);
  return values.find(isDecimal) ?? values.find((value) => Boolean(value) && !(value instanceof File));
}

/** A record that has a value in each field. */
const exampleRecord = (fields: readonly Field[]): RaRecord =>
  Object.assign(
    { id: 'r1' },
    ...fields.map((field) => ({ [field.source]: exampleOf(field), [field.name]: exampleOf(field) })),
  ) as RaRecord;

/** The value of a form after a person has typed what the form shows, in the order and with the signs of the language. */
function typeAgain(field: Field, value: unknown): unknown {
  if (field.type !== 'date' && field.type !== 'dateTime') return value;
  const kind = field.type;
  const text = isoToDateText(toDateInputValue(value, field, kind));
  return fromDateInputValue(dateTextToIso(text, kind, true), field);
}

/** A call with all that the host sees of it. */
const toLine = ({ method, url, headers, text, body }: RecordedCall): string =>
  [
    `${method} ${url}`,
    JSON.stringify([...headers]),
    body instanceof FormData
      ? JSON.stringify([...body.entries()].map(([name, one]) => [name, String(one)]))
      : text,
  ].join('\n');

interface Wire {
  resources: ReadonlyMap<string, Resource>;
  dataProvider: ReturnType<typeof createDataProvider>;
  lines: () => string[];
}

/** The console's data provider in a language, with declarations that have been read in it. */
async function startIn(language: string): Promise<Wire> {
  await changeLanguage(language);
  const resources = new Map([...createBundledResources(), ...declareEveryType()]);
  const host = fakeHost({ '*': { body: { data: { id: 'r1' } } } });
  return {
    resources,
    dataProvider: createDataProvider({ resources, request: host.request }),
    lines: () => host.recordedCalls.map(toLine),
  };
}

const isBehaviour = (value: object): value is SendBehaviour => 'kind' in value && value.kind === 'send';

/** All sends that a declaration has: of actions, rows, tabs and lists in them. */
function behavioursIn(value: unknown, seen = new Set<unknown>()): SendBehaviour[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = isBehaviour(value) ? [value] : [];
  const members = value instanceof Map ? [...value.values()] : Object.values(value);
  return [...own, ...members.flatMap((member) => behavioursIn(member, seen))];
}

/** Sends every declared write with a value in each of its fields; returns what the host got. */
async function sendAllWrites({ resources, dataProvider, lines }: Wire): Promise<string[]> {
  const parent = { id: 'p1', parent: { id: 'p0' } };
  for (const resource of resources.values()) {
    const all = exampleRecord(Object.values(resource.fields));
    const scope = { ...all, parent, $me: { id: 'u1' }, $ids: {} };
    const wireOf = async (fields: readonly Field[], record: RaRecord | undefined) => {
      const values = toFormValues(fields, exampleRecord(fields), false);
      const typed = Object.fromEntries(
        fields.map((field) => [field.name, typeAgain(field, values[field.name])]),
      );
      return (await serializeForm(fields, { ...scope, ...typed }, { values: typed, record })).wire;
    };
    const attempt = async (send: () => Promise<unknown>) => {
      await send().catch((error: unknown) => {
        // A path of a record that the example does not have.
        if (!(error instanceof Error) || error.name !== 'PathError') throw error;
      });
    };
    if (resource.create && resource.api.create) {
      const data = await wireOf(resource.create.fields, undefined);
      await attempt(() => dataProvider.create(resource.name, { data, meta: { parent } }));
    }
    if (resource.edit && resource.api.update) {
      const data = await wireOf(resource.edit.fields, undefined);
      await attempt(() =>
        dataProvider.update(resource.name, { id: 'r1', data, previousData: all, meta: { parent } }),
      );
    }
    if (resource.api.delete)
      await attempt(() =>
        dataProvider.delete(resource.name, { id: 'r1', previousData: all, meta: { parent } }),
      );
    for (const behaviour of behavioursIn(resource)) {
      const fields = behaviour.prompt?.kind === 'form' ? behaviour.prompt.fields : [];
      const form = await wireOf(fields, undefined);
      for (const { call } of behaviour.callVariants)
        await attempt(() =>
          dataProvider.call(resource.name, {
            call: selectCall({ callVariants: [{ when: null, call, proof: 'none' }] }, scope),
            scope: { ...scope, form, items: [all], selected: [all] },
          }),
        );
    }
  }
  return lines();
}

/** A filter's value in the address, after a person has typed it with the signs and in the order of the language. */
function typeFilter({ field }: ListFilter): string {
  const value = exampleOf(field);
  if (typeof value === 'number' && !field.type.startsWith('date'))
    return toPlainDecimal(String(value).replace('.', getLocaleFormat().numbers.decimal));
  return fieldTypes.get(field.type)?.filterToUrl?.(typeAgain(field, value), field) ?? '';
}

/** Requests every list, sorted by each of its columns and filtered by each operator of its filters. */
async function sendAllLists({ resources, dataProvider, lines }: Wire): Promise<string[]> {
  const parent = { id: 'p1', parent: { id: 'p0' } };
  for (const { name, list } of resources.values()) {
    if (!list) continue;
    const sorts = [null, ...list.columns.map(({ field }) => ({ field: field.name, order: 'DESC' as const }))];
    const filters = list.filters.flatMap((filter) =>
      getFilterOperators(filter).map((operator) => {
        const value = typeFilter(filter);
        return [{ field: filter.field.name, operator, value: operator === 'in' ? [value] : value }];
      }),
    );
    const variants = [
      ...sorts.map((sort) => ({ sort, filter: [] })),
      ...filters.map((filter) => ({ sort: null, filter })),
    ];
    for (const variant of variants) {
      const params = buildPageParams(
        list,
        { page: 2, perPage: 50, search: '1.234,5 İı', ...variant },
        parent,
      );
      // The host returns one record.
      await dataProvider.getList(name, params).catch(() => undefined);
    }
  }
  return lines();
}

/** Imports a file of one row with a cell for each field of the form, in the spelling of the language. */
async function sendImports({ resources, dataProvider, lines }: Wire): Promise<string[]> {
  const t = (text: string, args?: Record<string, string | number>) => i18nProvider.translate(text, args);
  const related = { find: () => undefined, titleOf: () => '' };
  const fetchOnce = <T>(_: readonly unknown[], ask: () => Promise<T>): Promise<T> => ask();
  const cellContext = {
    dataProvider,
    canAccess: () => true,
    t,
    titleOf: () => '',
    secondaryTextOf: () => '',
    fetchOnce,
  };
  for (const { name, create, list } of resources.values()) {
    if (!create || !list) continue;
    const { importable } = getFormColumns(create, () => true);
    // The others are texts, or names of options.
    const fields = importable.filter(({ type }) =>
      ['number', 'percent', 'date', 'dateTime', 'time', 'boolean'].includes(type),
    );
    if (fields.length === 0) continue;
    const record = exampleRecord(fields);
    const rows = [
      fields.map(({ label }) => t(label)),
      fields.map((field) => toCsvCell(field, record, { t, related })),
    ];
    const read = await readCsv(new File([toCsv(rows)], `${name}.csv`), { maxBytes: 5e6, maxRows: 5 });
    if ('refusal' in read) throw new Error(`${name}: ${JSON.stringify(read)}`);
    const table = toImportTable(name, read);
    const mapping = guessMapping(table.header, fields, t, []);
    const [row] = table.rows;
    if (!row) throw new Error(`${name}: no row`);
    const { values, problems } = await checkRow(row, { form: create, mapping, cellContext, context: {} });
    const isTyped = ([field]: [string, string]): boolean => fields.some((one) => one.name === field);
    if (name === EVERY_TYPE) expect(Object.entries(problems).filter(isTyped)).toEqual([]);
    const { wire } = await serializeForm(fields, values, { values, record: undefined });
    await dataProvider.create(name, { data: wire, meta: {} }).catch(() => undefined);
  }
  return lines();
}

const EVERY_TYPE = 'every-type';

/** A resource with a field of every type. */
const declareEveryType = () => {
  const types = [...fieldTypes.keys()].filter((type) => !type.startsWith('reference'));
  return declareResources({
    name: EVERY_TYPE,
    label: 'Every type',
    api: { path: '/every-type' },
    fields: Object.fromEntries(
      types.map((type) => [
        type,
        { type, label: `Field ${type}`, ...fixtures[`../../fields/${type}/fixture.ts`]?.field },
      ]),
    ),
    list: { columns: ['text'], filters: ['number', 'date', 'dateTime'], search: 'x' },
    create: { fields: types },
    edit: { fields: types },
  } as never);
};

describe.each([
  ['declared write', sendAllWrites, 130],
  ['list, filtered and sorted', sendAllLists, 50],
  ['imported row', sendImports, 1],
] as const)('what goes to a host: every %s', (_, send, minimum) => {
  it('is the same in each language, with what is typed in its order and with its signs [SHELL-03]', async () => {
    const spanish = await send(await startIn('es'));
    expect(spanish.length).toBeGreaterThan(minimum);
    for (const language of LANGUAGES.slice(1)) {
      const own = await send(await startIn(language));
      expect([language, own.filter((line, index) => line !== spanish[index])]).toEqual([language, []]);
      expect(own).toHaveLength(spanish.length);
    }
  });
});
