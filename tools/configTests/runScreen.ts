import type { RaRecord } from 'ra-core';
import { ApiError, createDataProvider, recordScope, type ConsoleDataProvider } from '../../dataProvider';
import { createRequest } from '../../dataProvider/http/request';
import { selectCall } from '../../src/actions/mutation/selectCall';
import { addWriteNames } from '../../src/actions/mutation/addWriteNames';
import { evaluate } from '../../src/config/conditions/evaluate';
import type { RuntimeConfig } from '../../src/config/runtime/runtimeConfig';
import type { Field, FormBody, Resource } from '../../src/config/types';
import { isOriginalValue, toFormValues } from '../../src/fields/core/convert';
import { validateField } from '../../src/fields/formValues/validateField';
import { recordTitle, relatedTitle } from '../../src/fields/titles/recordTitle';
import { getInitialValues } from '../../src/forms/form/getInitialValues';
import { serializeForm, isVisibleIn } from '../../src/mutations/submit/prepareForm';
import { i18nProvider, translateText } from '../../src/i18n/i18nProvider';
import { buildPageParams } from '../../src/list/data/listRequest';
import { toCsvCell } from '../../src/list/toolbar/exportRows';
import { readListParams } from '../../src/list/params/listParams';
import { createFakeFetch, getStandInUrl, type TestCall } from './fakeFetch';
import type { TestCase } from './testFile';

/** Result of a test: screen texts, sent requests and errors. */
export interface ScreenResult {
  sentCalls: readonly TestCall[];
  /** Requests without a response in the test. */
  unansweredCalls: readonly string[];
  rows?: readonly Texts[];
  total?: number | undefined;
  title?: string;
  shows?: Texts;
  refused?: Readonly<Record<string, string>>;
  fails?: number | string;
}

/** Hosts and their dialects. */
export interface TestHosts {
  hosts: RuntimeConfig['hosts'];
  dialects?: RuntimeConfig['dialects'] | undefined;
}
/** Cell texts; a number only if the field type writes numbers. */
type Texts = Readonly<Record<string, string | number | boolean>>;

const t = (text: string, args?: Record<string, unknown>): string =>
  translateText((key, params) => i18nProvider.translate(key, params), text, args);

/** Runs the action of a test with the screens' own functions, and returns the result. */
export async function runScreen(
  resources: ReadonlyMap<string, Resource>,
  resource: Resource,
  test: TestCase,
  { hosts, dialects }: TestHosts,
): Promise<ScreenResult> {
  const host = createFakeFetch(test.answers);
  const request = createRequest({
    hosts: Object.fromEntries(Object.keys(hosts).map((name) => [name, getStandInUrl(name)])),
    getToken: () => undefined,
    fetch: host.fetch,
  });
  const provider = createDataProvider({ resources, request, dialects });
  const readCells = (record: RaRecord, fields: readonly Field[]) =>
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        toCsvCell(field, record, { t, related: createRelatedLookup(resources, test) }) ?? '',
      ]),
    );
  try {
    const outcome = await performTest({ provider, resource, test, readCells });
    return { ...outcome, sentCalls: host.sentCalls, unansweredCalls: host.unansweredCalls };
  } catch (error) {
    const fails = error instanceof ApiError ? error.status : String(error);
    return { fails, sentCalls: host.sentCalls, unansweredCalls: host.unansweredCalls };
  }
}

interface ScreenContext {
  provider: ConsoleDataProvider;
  resource: Resource;
  test: TestCase;
  readCells: (record: RaRecord, fields: readonly Field[]) => Texts;
}

type ScreenOutcome = Omit<ScreenResult, 'sentCalls' | 'unansweredCalls'>;

/** Actions of a test; exactly one is set. */
const TEST_ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'action'] as const;

function performTest(context: ScreenContext): Promise<ScreenOutcome> {
  const { test } = context;
  const requestedActions = TEST_ACTIONS.filter((testAction) => test[testAction] !== undefined);
  if (requestedActions.length > 1)
    return Promise.reject(new Error(`A test does one thing; this one has ${requestedActions.join(', ')}`));
  if (test.list !== undefined) return performList(context, test.list);
  if (test.show !== undefined) return performShow(context, test.show);
  if (test.create) return performWrite(context, undefined, test.create);
  if (test.edit) return performEdit(context, test.edit);
  if (test.delete !== undefined) return performDelete(context, test.delete);
  if (test.action) return performAction(context, test.action);
  return Promise.reject(
    new Error('The test does nothing: list, show, create, edit, delete or action is missing'),
  );
}

async function performList(
  { provider, resource, readCells }: ScreenContext,
  search: string,
): Promise<ScreenOutcome> {
  const { list } = resource;
  if (!list) throw new Error('The resource does not declare "list"');
  const state = readListParams(list, new URLSearchParams(search));
  const { data, total } = await provider.getList<RaRecord>(
    resource.name,
    buildPageParams(list, state, undefined),
  );
  const fields = list.columns.flatMap(({ field, below }) => (below ? [field, below] : [field]));
  const { clientFilter } = list;
  const visibleRows = data.filter(
    (row) => clientFilter === null || evaluate(clientFilter, recordScope(resource, row)),
  );
  return { rows: visibleRows.map((row) => readCells(row, fields)), total };
}

async function performShow(
  { provider, resource, readCells }: ScreenContext,
  id: string,
): Promise<ScreenOutcome> {
  const { data } = await provider.getOne<RaRecord>(resource.name, { id });
  return { title: recordTitle(resource, data, t), shows: readCells(data, Object.values(resource.fields)) };
}

async function performEdit(
  context: ScreenContext,
  { id, values }: NonNullable<TestCase['edit']>,
): Promise<ScreenOutcome> {
  const { data } = await context.provider.getOne<RaRecord>(context.resource.name, { id });
  return performWrite(context, data, values);
}

/** Runs a create or edit form, from its initial values to the request it sends. */
async function performWrite(
  { provider, resource }: ScreenContext,
  record: RaRecord | undefined,
  values: Readonly<Record<string, unknown>>,
): Promise<ScreenOutcome> {
  const form = record ? resource.edit : resource.create;
  if (!form) throw new Error(`The resource does not declare "${record ? 'edit' : 'create'}"`);
  const formValues = { ...toFormValues(form.fields, record, record === undefined), ...values };
  const refused = await findFormProblems(form, formValues, record);
  if (refused) return { refused };
  const { wire: data, absent } = await serializeForm(
    form.fields,
    { ...record, ...formValues },
    { values: formValues, record },
  );
  const meta = { absent };
  if (record) await provider.update(resource.name, { id: record.id, data, previousData: record, meta });
  else await provider.create(resource.name, { data });
  return {};
}

/** Returns messages by field; undefined if the form is valid. */
async function findFormProblems(
  { fields }: Pick<FormBody, 'fields'>,
  form: Readonly<Record<string, unknown>>,
  record: unknown,
): Promise<Record<string, string> | undefined> {
  const scope = { ...(record as object | undefined), ...form };
  const unknownField = Object.keys(form).find((name) => !fields.some((field) => field.name === name));
  if (unknownField !== undefined) throw new Error(`The form does not have the field "${unknownField}"`);
  const problems: Record<string, string> = {};
  for (const field of fields.filter(isVisibleIn(scope))) {
    const required = field.required || (field.requiredWhen !== null && evaluate(field.requiredWhen, scope));
    const original = isOriginalValue(field, form[field.name], record) ? record : undefined;
    const problem = await validateField(field, form[field.name], { required, form, record, original, t });
    if (problem !== undefined) problems[field.name] = problem;
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

async function performDelete(context: ScreenContext, id: string): Promise<ScreenOutcome> {
  return performAction(context, { name: 'delete', record: { id } });
}

async function performAction(
  { provider, resource }: ScreenContext,
  { name, record, form }: NonNullable<TestCase['action']>,
): Promise<ScreenOutcome> {
  const does = resource.actions[name]?.behaviour;
  if (does?.kind !== 'send')
    throw new Error(`The resource does not have the action "${name}", or it sends nothing`);
  const { prompt } = does;
  const fields = prompt?.kind === 'form' ? prompt.fields : [];
  const actionRecord = { ...record, id: String(record.id ?? '') };
  const formValues = {
    ...toFormValues(fields, {}, true),
    ...getInitialValues(fields, actionRecord),
    ...form,
  };
  const refused =
    fields.length > 0 || form ? await findFormProblems({ fields }, formValues, actionRecord) : undefined;
  if (refused) return { refused };
  const { wire } = await serializeForm(
    fields,
    { ...actionRecord, ...formValues },
    { values: formValues, record: undefined },
  );
  const scope = { ...recordScope(resource, actionRecord), form: addWriteNames(fields, wire) };
  await provider.call(resource.name, { call: selectCall(does, scope), scope });
  return {};
}

/** Creates a lookup for records that the test lists as already loaded. */
const createRelatedLookup = (resources: ReadonlyMap<string, Resource>, { related = {} }: TestCase) => ({
  find: (name: string, id: string | number) =>
    related[name]?.find((relatedRecord) => String(relatedRecord.id) === String(id)),
  titleOf: (name: string, record: unknown, templates: readonly string[]) =>
    relatedTitle(resources.get(name), record as Record<string, unknown>, templates, t),
});
