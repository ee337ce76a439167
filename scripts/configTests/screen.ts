import type { RaRecord } from 'ra-core';
import { ApiError, createDataProvider, recordScope, type ConsoleDataProvider } from '../../dataProvider';
import { createRequest } from '../../dataProvider/request';
import { callOf } from '../../src/actions/callOf';
import { asWritten } from '../../src/actions/asWritten';
import { evaluate } from '../../src/config/evaluate';
import type { RuntimeConfig } from '../../src/config/runtime';
import type { Field, FormBody, Resource } from '../../src/config/types';
import { isAsItCame, toFormValues } from '../../src/fields/convert';
import { problemOf } from '../../src/fields/problemOf';
import { recordTitle, relatedTitle } from '../../src/fields/recordTitle';
import { initialValues } from '../../src/forms/initialValues';
import { formWire, isShownIn } from '../../src/forms/formWire';
import { i18nProvider, translateText } from '../../src/i18n/i18nProvider';
import { pageOf } from '../../src/views/list/allPages';
import { cellOf } from '../../src/views/list/exportRows';
import { listMeta } from '../../src/views/list/listMeta';
import { readListState } from '../../src/views/list/listState';
import { answering, standIn, type Sent } from './host';
import type { TestCase } from './schema';

/** What a test saw: the texts of the screen, what was sent, and what went wrong. */
export interface Seen {
  sent: readonly Sent[];
  /** Calls that the test gives no answer for. */
  unknown: readonly string[];
  rows?: readonly Texts[];
  total?: number | undefined;
  title?: string;
  shows?: Texts;
  refused?: Readonly<Record<string, string>>;
  fails?: number | string;
}

/** Hosts, and how they speak. */
export interface Hosts {
  hosts: RuntimeConfig['hosts'];
  dialects?: RuntimeConfig['dialects'] | undefined;
}
/** What a cell reads: a number only where its type writes it as one. */
type Texts = Readonly<Record<string, string | number | boolean>>;

const t = (text: string, args?: Record<string, unknown>): string =>
  translateText((key, params) => i18nProvider.translate(key, params), text, args);

/** Does what a test says with the functions that the screens do it with, and answers with what is seen. */
export async function screenOf(
  resources: ReadonlyMap<string, Resource>,
  resource: Resource,
  test: TestCase,
  { hosts, dialects }: Hosts,
): Promise<Seen> {
  const host = answering(test.answers);
  const request = createRequest({
    hosts: Object.fromEntries(Object.keys(hosts).map((name) => [name, standIn(name)])),
    token: () => undefined,
    fetch: host.fetch,
  });
  const provider = createDataProvider({ resources, request, dialects });
  const read = (record: RaRecord, fields: readonly Field[]) =>
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        cellOf(field, record, { t, related: relatedIn(resources, test) }) ?? '',
      ]),
    );
  try {
    const seen = await doing({ provider, resource, test, read });
    return { ...seen, sent: host.sent, unknown: host.unknown };
  } catch (error) {
    const fails = error instanceof ApiError ? error.status : String(error);
    return { fails, sent: host.sent, unknown: host.unknown };
  }
}

interface Doing {
  provider: ConsoleDataProvider;
  resource: Resource;
  test: TestCase;
  read: (record: RaRecord, fields: readonly Field[]) => Texts;
}

type Found = Omit<Seen, 'sent' | 'unknown'>;

/** What a test may do: one of these. */
const DEEDS = ['list', 'show', 'create', 'edit', 'delete', 'action'] as const;

function doing(what: Doing): Promise<Found> {
  const { test } = what;
  const deeds = DEEDS.filter((deed) => test[deed] !== undefined);
  if (deeds.length > 1) return Promise.reject(new Error(`Se hace una sola cosa, y hay ${deeds.join(', ')}`));
  if (test.list !== undefined) return listed(what, test.list);
  if (test.show !== undefined) return shown(what, test.show);
  if (test.create) return written(what, undefined, test.create);
  if (test.edit) return edited(what, test.edit);
  if (test.delete !== undefined) return deleted(what, test.delete);
  if (test.action) return acted(what, test.action);
  return Promise.reject(new Error('Falta qué se hace: list, show, create, edit, delete o action'));
}

async function listed({ provider, resource, read }: Doing, address: string): Promise<Found> {
  const { list } = resource;
  if (!list) throw new Error('El recurso no declara «list»');
  const state = readListState(list, new URLSearchParams(address));
  const { data, total } = await provider.getList<RaRecord>(resource.name, {
    ...pageOf(list, state),
    ...listMeta(list, undefined),
  });
  const fields = list.columns.flatMap(({ field, below }) => (below ? [field, below] : [field]));
  const { rowsWhen } = list;
  const kept = data.filter((row) => rowsWhen === null || evaluate(rowsWhen, recordScope(resource, row)));
  return { rows: kept.map((row) => read(row, fields)), total };
}

async function shown({ provider, resource, read }: Doing, id: string): Promise<Found> {
  const { data } = await provider.getOne<RaRecord>(resource.name, { id });
  return { title: recordTitle(resource, data, t), shows: read(data, Object.values(resource.fields)) };
}

async function edited(what: Doing, { id, values }: NonNullable<TestCase['edit']>): Promise<Found> {
  const { data } = await what.provider.getOne<RaRecord>(what.resource.name, { id });
  return written(what, data, values);
}

/** A create or an edit form, from what it opens with to what is sent of it. */
async function written(
  { provider, resource }: Doing,
  record: RaRecord | undefined,
  typed: Readonly<Record<string, unknown>>,
): Promise<Found> {
  const form = record ? resource.edit : resource.create;
  if (!form) throw new Error(`El recurso no declara «${record ? 'edit' : 'create'}»`);
  const held = { ...toFormValues(form.fields, record, record === undefined), ...typed };
  const refused = await problemsOf(form, held, record);
  if (refused) return { refused };
  const { wire: data, absent } = await formWire(
    form.fields,
    { ...record, ...held },
    { values: held, record },
  );
  const meta = { absent };
  if (record) await provider.update(resource.name, { id: record.id, data, previousData: record, meta });
  else await provider.create(resource.name, { data });
  return {};
}

/** Messages by field; undefined where the form can be sent. */
async function problemsOf(
  { fields }: Pick<FormBody, 'fields'>,
  form: Readonly<Record<string, unknown>>,
  record: unknown,
): Promise<Record<string, string> | undefined> {
  const scope = { ...(record as object | undefined), ...form };
  const unknown = Object.keys(form).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new Error(`El formulario no tiene el campo «${unknown}»`);
  const problems: Record<string, string> = {};
  for (const field of fields.filter(isShownIn(scope))) {
    const required = field.required || (field.requiredWhen !== null && evaluate(field.requiredWhen, scope));
    const came = isAsItCame(field, form[field.name], record) ? record : undefined;
    const problem = await problemOf(field, form[field.name], { required, form, record, came, t });
    if (problem !== undefined) problems[field.name] = problem;
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

async function deleted(what: Doing, id: string): Promise<Found> {
  return acted(what, { name: 'delete', record: { id } });
}

async function acted(
  { provider, resource }: Doing,
  { name, record, form }: NonNullable<TestCase['action']>,
): Promise<Found> {
  const does = resource.actions[name]?.does;
  if (does?.kind !== 'send') throw new Error(`El recurso no tiene la acción «${name}», o no envía nada`);
  const { ask } = does;
  const fields = ask?.kind === 'form' ? ask.fields : [];
  const of = { ...record, id: String(record.id ?? '') };
  const held = { ...toFormValues(fields, {}, true), ...initialValues(fields, of), ...form };
  const refused = fields.length > 0 || form ? await problemsOf({ fields }, held, of) : undefined;
  if (refused) return { refused };
  const { wire } = await formWire(fields, { ...of, ...held }, { values: held, record: undefined });
  const scope = { ...recordScope(resource, of), form: asWritten(fields, wire) };
  await provider.call(resource.name, { call: callOf(does, scope), scope });
  return {};
}

/** Records that the test says were read already. */
const relatedIn = (resources: ReadonlyMap<string, Resource>, { related = {} }: TestCase) => ({
  record: (name: string, id: string | number) => related[name]?.find((one) => String(one.id) === String(id)),
  titleOf: (name: string, record: unknown, templates: readonly string[]) =>
    relatedTitle(resources.get(name), record as Record<string, unknown>, templates, t),
});
