import type { RaRecord } from 'ra-core';
import { isPendingResult } from '../pendingResult';
import { readSource } from '../../src/config/values/readPath';
import type { Field } from '../../src/config/types';
import { describeFailure, type CheckContext } from './checkContext';
import { sampleForm } from './sample/sampleForm';
import { hasMark, sampleText, testMark } from './sample/sampleText';

/**
 * Creates a record with its form's values, reads it, changes a text and deletes it. It only changes and deletes records
 * with the mark of this run: a host may return the id of a job, or of another record.
 */
export async function checkRecordWrites(
  context: CheckContext,
  rows: readonly RaRecord[],
  now: number,
): Promise<void> {
  const { provider, resource, skip } = context;
  const { api, create, edit } = resource;
  if (!create || !api.create) return skip('the resource creates no records');
  if (!api.delete) return skip('a created record could not be removed: the resource declares no delete');
  if (!api.getOne) return skip('a created record could not be recognised: the resource is not read by id');
  if (JSON.stringify(api.create).includes('{parent.'))
    return skip('the record is created inside another record');
  const sample = sampleForm(create, rows, now);
  if (sample.missing) return skip(`the value of "${sample.missing.label}" is unknown`);
  const { data } = sample;
  const markedFields = create.fields.filter(({ name }) => hasMark(data[name], now));
  if (markedFields.length === 0) return skip('the form has no text that marks a created record');
  // A form's id without the mark may be the id of an existing record, which the host would overwrite.
  if (
    create.fields.some(
      (field) => data[field.name] !== undefined && writesId(context, field) && !markedFields.includes(field),
    )
  )
    return skip('the form writes the id');
  const result = await provider.create(resource.name, { data });
  if (isPendingResult(result)) return reportPending(context, now);
  const { data: created } = result;
  if (
    rows.some(({ id }) => String(id) === String(created.id)) ||
    !(await isCreatedHere(context, created.id, markedFields, now))
  )
    return reportUnknownId(context, created, now);
  try {
    await compareFields(context, created.id, create.fields, data, 'create');
    const change = api.update ? sampleChange(edit?.fields ?? [], data, now) : undefined;
    if (change) {
      const { text, value } = change;
      const { data: previousData } = await provider.getOne<RaRecord>(resource.name, { id: created.id });
      const changedData = { [text.name]: value };
      await provider.update(resource.name, { id: created.id, data: changedData, previousData });
      await compareFields(context, created.id, [text], changedData, 'update');
    }
  } finally {
    await removeCreated(context, created);
  }
}

const writesId = ({ resource }: CheckContext, { source, writePath }: Field): boolean =>
  resource.api.id.some((member) => member === source || member === writePath);

/** True if this run created the record with the id. */
async function isCreatedHere(
  { provider, resource }: CheckContext,
  id: RaRecord['id'],
  markedFields: readonly Field[],
  now: number,
): Promise<boolean> {
  if (id === '') return false;
  const result = await provider.getOne<RaRecord>(resource.name, { id }).catch(() => undefined);
  return result !== undefined && markedFields.some((field) => hasMark(readSource(result.data, field), now));
}

function reportPending({ report }: CheckContext, now: number): void {
  report({
    level: 'should',
    kind: 'status',
    text: `response 202: the host accepts the record and has not created it yet; it may stay there with the name "${testMark(now)}"`,
    advice:
      'The console says that it will be done later, and does not open its page. Respond 201 with the record if it exists by then; and delete the test record by hand.',
  });
}

function reportUnknownId({ report }: CheckContext, { id }: RaRecord, now: number): void {
  const detail =
    id === ''
      ? ''
      : `: the one in the response (${id}) belongs to another record, or cannot be read, and stays untouched`;
  report({
    level: id === '' ? 'should' : 'must',
    kind: 'field',
    text: `the response lacks the id of the created record${detail}; it stays in the host with the name "${testMark(now)}"`,
    advice: 'Respond with the record and its id; and delete the test record by hand.',
  });
}

async function compareFields(
  { provider, resource, report }: CheckContext,
  id: RaRecord['id'],
  fields: readonly Field[],
  sentData: Readonly<Record<string, unknown>>,
  action: string,
): Promise<void> {
  const { data } = await provider.getOne<RaRecord>(resource.name, { id });
  for (const field of fields) {
    // Hosts return a secret in another form, or not at all.
    if (field.options['secret'] === true) continue;
    const actual = readSource(data, field);
    const expected = sentData[field.name];
    if (expected !== undefined && actual !== undefined && String(actual) !== String(expected))
      report({
        level: 'should',
        kind: 'field',
        place: field.name,
        text: `after the ${action}, "${field.label}" is ${JSON.stringify(actual)}, and ${JSON.stringify(expected)} was sent`,
        advice: 'Check `writePath`, `wireFormat` and the declared body.',
      });
  }
}

/** Deletes a record; only called with one that has the mark of this run. */
async function removeCreated({ provider, resource, report }: CheckContext, created: RaRecord): Promise<void> {
  const removalError = await provider.delete(resource.name, { id: created.id, previousData: created }).then(
    () => undefined,
    (error: unknown) => describeFailure(error),
  );
  if (removalError !== undefined)
    report({
      level: 'must',
      kind: 'status',
      text: `the test record ${created.id} could not be removed; it stays in the host (${removalError})`,
      advice: 'Delete it by hand.',
    });
}

/** Returns a text field with another text that its declaration allows. */
function sampleChange(
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
  now: number,
): { text: Field; value: string } | undefined {
  for (const text of fields) {
    const { name, type, readOnly, equalTo, options } = text;
    const isChangeable = type === 'text' && !readOnly && equalTo === null && options['secret'] !== true;
    const previous = data[name];
    const value = isChangeable
      ? sampleText(text, now, typeof previous === 'string' ? previous : '')
      : undefined;
    if (value !== undefined) return { text, value };
  }
  return undefined;
}
