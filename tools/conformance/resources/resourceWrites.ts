import type { RaRecord } from 'ra-core';
import { readSource } from '../../../src/config/values/readPath';
import type { Field } from '../../../src/config/types';
import type { CheckContext } from './checkRunner';
import { describeFailure } from './requestOutcome';

/**
 * Makes a record with what its form asks for, reads it, changes a text of it and removes it again. Nothing is changed or
 * removed that does not hold the mark of this run: a host may answer with the id of a job, or of a record of its own.
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
  if (!api.one) return skip('lo creado no se podría reconocer: el recurso no se lee por su id');
  if (JSON.stringify(api.create).includes('{parent.')) return skip('se crea dentro de otro registro');
  const data: Record<string, unknown> = {};
  for (const field of create.fields) {
    const value = sampleValue(field, rows, now);
    if (value !== undefined) data[field.name] = value;
    else if (field.required) return skip(`no se sabe qué poner en «${field.label}»`);
  }
  const markedFields = create.fields.filter(({ name }) => hasMark(data[name], now));
  if (markedFields.length === 0) return skip('ningún texto con el que reconocer lo creado');
  // An id of the form that is no mark may be that of a record which the host would write over.
  if (
    create.fields.some(
      (field) => data[field.name] !== undefined && writesId(context, field) && !markedFields.includes(field),
    )
  )
    return skip('el formulario escribe el id');
  const { data: created } = await provider.create(resource.name, { data });
  if (
    rows.some(({ id }) => String(id) === String(created.id)) ||
    !(await isCreatedHere(context, created.id, markedFields, now))
  )
    return reportUnknownId(context, created, now);
  try {
    await compareFields(context, created.id, create.fields, data, 'crear');
    const [text] = edit?.fields.filter(({ type, readOnly }) => type === 'text' && !readOnly) ?? [];
    if (text && api.update) {
      const { data: previousData } = await provider.getOne<RaRecord>(resource.name, { id: created.id });
      const changedData = { [text.name]: `${testMark(now)} b` };
      await provider.update(resource.name, { id: created.id, data: changedData, previousData });
      await compareFields(context, created.id, [text], changedData, 'cambiar');
    }
  } finally {
    await removeCreated(context, created);
  }
}

const writesId = ({ resource }: CheckContext, { source, write }: Field): boolean =>
  resource.api.id.some((member) => member === source || member === write);

/** Whether the record of an id is what this run has made. */
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
    const actual = readSource(data, field);
    const expected = sentData[field.name];
    if (expected !== undefined && actual !== undefined && String(actual) !== String(expected))
      report({
        level: 'should',
        kind: 'campo',
        place: field.name,
        text: `al ${action}, «${field.label}» queda como ${JSON.stringify(actual)} y se envió ${JSON.stringify(expected)}`,
        advice: 'Mira `write`, `stored` y el cuerpo que se declara.',
      });
  }
}

/** Only ever called with a record that holds the mark of this run. */
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

/** The name of what a run makes, so that people recognise it. */
const testMark = (now: number): string => `Prueba de conformidad ${now}`;

/** Whether a text is of this run; a short field may have cut off what tells it from others. */
const hasMark = (value: unknown, now: number): boolean =>
  typeof value === 'string' && value.includes(String(now));

/** A value that the field takes; undefined where it may stay empty or nothing is known. */
function sampleValue(field: Field, rows: readonly RaRecord[], now: number): unknown {
  const { type, options, required } = field;
  if (field.readOnly) return undefined;
  if (type === 'text' || type === 'longText') {
    if (options['pattern'] !== undefined || options['secret'] === true) return undefined;
    const max = typeof options['maxLength'] === 'number' ? options['maxLength'] : Infinity;
    return testMark(now).length > max ? String(now).slice(0, max) : testMark(now);
  }
  if (field.default !== undefined) return field.default;
  if (type === 'number') return typeof options['min'] === 'number' ? options['min'] : 1;
  if (type === 'boolean') return false;
  if (type === 'email') return 'prueba@example.com';
  if (type === 'date' || type === 'dateTime') return now;
  if (!required) return undefined;
  // What another record has is a value that the host takes.
  return rows.map((row) => readSource(row, field)).find((value) => value !== undefined && value !== null);
}
