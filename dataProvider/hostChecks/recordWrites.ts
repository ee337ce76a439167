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
  if (!create || !api.create) return skip('el recurso no se crea');
  if (!api.delete) return skip('lo creado no se podría retirar: el recurso no declara cómo se elimina');
  if (!api.getOne) return skip('lo creado no se podría reconocer: el recurso no se lee por su id');
  if (JSON.stringify(api.create).includes('{parent.')) return skip('se crea dentro de otro registro');
  const sample = sampleForm(create, rows, now);
  if (sample.missing) return skip(`no se sabe qué poner en «${sample.missing.label}»`);
  const { data } = sample;
  const markedFields = create.fields.filter(({ name }) => hasMark(data[name], now));
  if (markedFields.length === 0) return skip('ningún texto con el que reconocer lo creado');
  // A form's id without the mark may be the id of an existing record, which the host would overwrite.
  if (
    create.fields.some(
      (field) => data[field.name] !== undefined && writesId(context, field) && !markedFields.includes(field),
    )
  )
    return skip('el formulario escribe el id');
  const result = await provider.create(resource.name, { data });
  if (isPendingResult(result)) return reportPending(context, now);
  const { data: created } = result;
  if (
    rows.some(({ id }) => String(id) === String(created.id)) ||
    !(await isCreatedHere(context, created.id, markedFields, now))
  )
    return reportUnknownId(context, created, now);
  try {
    await compareFields(context, created.id, create.fields, data, 'crear');
    const change = api.update ? sampleChange(edit?.fields ?? [], data, now) : undefined;
    if (change) {
      const { text, value } = change;
      const { data: previousData } = await provider.getOne<RaRecord>(resource.name, { id: created.id });
      const changedData = { [text.name]: value };
      await provider.update(resource.name, { id: created.id, data: changedData, previousData });
      await compareFields(context, created.id, [text], changedData, 'cambiar');
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
    kind: 'estado',
    text: `responde 202: acepta el registro y todavía no lo ha creado; puede quedar en el servicio con el nombre «${testMark(now)}»`,
    advice:
      'La consola dice que se hará más tarde, y no abre su página. Responde 201 con el registro si ya está; y borra a mano el de la prueba.',
  });
}

function reportUnknownId({ report }: CheckContext, { id }: RaRecord, now: number): void {
  const detail = id === '' ? '' : `: el que responde (${id}) es de otro, o no se puede leer, y no se toca`;
  report({
    level: id === '' ? 'should' : 'must',
    kind: 'campo',
    text: `no dice el id de lo creado${detail}; queda en el servicio con el nombre «${testMark(now)}»`,
    advice: 'Responde el registro con su id; y borra a mano el de la prueba.',
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
        kind: 'campo',
        place: field.name,
        text: `al ${action}, «${field.label}» queda como ${JSON.stringify(actual)} y se envió ${JSON.stringify(expected)}`,
        advice: 'Mira `writePath`, `wireFormat` y el cuerpo que se declara.',
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
      kind: 'estado',
      text: `no se pudo retirar el registro de prueba ${created.id}; queda en el servicio (${removalError})`,
      advice: 'Bórralo a mano.',
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
