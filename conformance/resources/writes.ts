import type { RaRecord } from 'ra-core';
import { readSource } from '../../src/config/readPath';
import type { Field } from '../../src/config/types';
import type { Need } from './asked';
import { whyOf } from './met';

/**
 * Makes a record with what its form asks for, reads it, changes a text of it and removes it again. Nothing is changed or
 * removed that does not hold the mark of this run: a host may answer with the id of a job, or of a record of its own.
 */
export async function checkWrites(need: Need, rows: readonly RaRecord[], now: number): Promise<void> {
  const { provider, resource, skip } = need;
  const { api, create, edit } = resource;
  if (!create || !api.create) return skip('el recurso no se crea');
  if (!api.delete) return skip('lo creado no se podría retirar: el recurso no declara cómo se elimina');
  if (!api.one) return skip('lo creado no se podría reconocer: el recurso no se lee por su id');
  if (JSON.stringify(api.create).includes('{parent.')) return skip('se crea dentro de otro registro');
  const data: Record<string, unknown> = {};
  for (const field of create.fields) {
    const value = valueFor(field, rows, now);
    if (value !== undefined) data[field.name] = value;
    else if (field.required) return skip(`no se sabe qué poner en «${field.label}»`);
  }
  const marked = create.fields.filter(({ name }) => isMark(data[name], now));
  if (marked.length === 0) return skip('ningún texto con el que reconocer lo creado');
  // An id of the form that is no mark may be that of a record which the host would write over.
  if (
    create.fields.some(
      (field) => data[field.name] !== undefined && isId(need, field) && !marked.includes(field),
    )
  )
    return skip('el formulario escribe el id');
  const { data: made } = await provider.create(resource.name, { data });
  if (rows.some(({ id }) => String(id) === String(made.id)) || !(await isOwn(need, made.id, marked, now)))
    return tellUnknown(need, made, now);
  try {
    await compare(need, made.id, create.fields, data, 'crear');
    const [text] = edit?.fields.filter(({ type, readOnly }) => type === 'text' && !readOnly) ?? [];
    if (text && api.update) {
      const { data: before } = await provider.getOne<RaRecord>(resource.name, { id: made.id });
      const changed = { [text.name]: `${markOf(now)} b` };
      await provider.update(resource.name, { id: made.id, data: changed, previousData: before });
      await compare(need, made.id, [text], changed, 'cambiar');
    }
  } finally {
    await removeAgain(need, made);
  }
}

const isId = ({ resource }: Need, { source, write }: Field): boolean =>
  resource.api.id.some((member) => member === source || member === write);

/** Whether the record of an id is what this run has made. */
async function isOwn(
  { provider, resource }: Need,
  id: RaRecord['id'],
  marked: readonly Field[],
  now: number,
): Promise<boolean> {
  if (id === '') return false;
  const found = await provider.getOne<RaRecord>(resource.name, { id }).catch(() => undefined);
  return found !== undefined && marked.some((field) => isMark(readSource(found.data, field), now));
}

function tellUnknown({ tell }: Need, { id }: RaRecord, now: number): void {
  const what = id === '' ? '' : `: el que responde (${id}) es de otro, o no se puede leer, y no se toca`;
  tell({
    level: id === '' ? 'should' : 'must',
    kind: 'campo',
    text: `no dice el id de lo creado${what}; queda en el servicio con el nombre «${markOf(now)}»`,
    advice: 'Responde el registro con su id; y borra a mano el de la prueba.',
  });
}

async function compare(
  { provider, resource, tell }: Need,
  id: RaRecord['id'],
  fields: readonly Field[],
  sent: Readonly<Record<string, unknown>>,
  what: string,
): Promise<void> {
  const { data } = await provider.getOne<RaRecord>(resource.name, { id });
  for (const field of fields) {
    const found = readSource(data, field);
    const wanted = sent[field.name];
    if (wanted !== undefined && found !== undefined && String(found) !== String(wanted))
      tell({
        level: 'should',
        kind: 'campo',
        place: field.name,
        text: `al ${what}, «${field.label}» queda como ${JSON.stringify(found)} y se envió ${JSON.stringify(wanted)}`,
        advice: 'Mira `write`, `stored` y el cuerpo que se declara.',
      });
  }
}

/** Only ever called with a record that holds the mark of this run. */
async function removeAgain({ provider, resource, tell }: Need, made: RaRecord): Promise<void> {
  const failure = await provider.delete(resource.name, { id: made.id, previousData: made }).then(
    () => undefined,
    (error: unknown) => whyOf(error),
  );
  if (failure !== undefined)
    tell({
      level: 'must',
      kind: 'estado',
      text: `no se pudo retirar el registro de prueba ${made.id}; queda en el servicio (${failure})`,
      advice: 'Bórralo a mano.',
    });
}

/** The name of what a run makes, so that people recognise it. */
const markOf = (now: number): string => `Prueba de conformidad ${now}`;

/** Whether a text is of this run; a short field may have cut off what tells it from others. */
const isMark = (value: unknown, now: number): boolean =>
  typeof value === 'string' && value.includes(String(now));

/** A value that the field takes; undefined where it may stay empty or nothing is known. */
function valueFor(field: Field, rows: readonly RaRecord[], now: number): unknown {
  const { type, options, required } = field;
  if (field.readOnly) return undefined;
  if (type === 'text' || type === 'longText') {
    if (options['pattern'] !== undefined || options['secret'] === true) return undefined;
    const max = typeof options['maxLength'] === 'number' ? options['maxLength'] : Infinity;
    return markOf(now).length > max ? String(now).slice(0, max) : markOf(now);
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
