import type { RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import { readSource } from '../../../src/config/values/readPath';
import type { CheckContext } from './checkRunner';
import { describeFailure } from './requestOutcome';
import { findRecordPaths } from './responseHints';

/** Checks that a record is found by its id, and that an unknown id is not found. */
export async function checkRecord(context: CheckContext, rows: readonly RaRecord[]): Promise<void> {
  const id = rows[0]?.id;
  if (id === undefined || id === '') return context.skip('no hay ninguna fila con id');
  const { data } = await context.provider
    .getOne<RaRecord>(context.resource.name, { id })
    .catch((error: unknown) => {
      if (reportRecordEnvelope(context, id)) return { data: undefined };
      throw error;
    });
  if (data === undefined) return;
  const isFound = String(data.id) === String(id);
  if (!isFound && !reportRecordEnvelope(context, id))
    context.report({
      level: 'must',
      kind: 'campo',
      text: `pedido el registro ${id}, da ${data.id === '' ? 'uno sin id' : data.id}`,
      advice: 'Di en api.id qué miembro es el de la dirección.',
    });
  const headerFields = (context.resource.show?.header ?? []).filter(({ call }) => !call);
  for (const field of headerFields)
    if (readSource(data, field) === undefined)
      context.report({
        level: 'should',
        kind: 'campo',
        place: field.source,
        text: `el registro no tiene «${field.label}»`,
        advice: 'Di en `source` del campo dónde está.',
      });
  const problem = await context.provider.getOne(context.resource.name, { id: unknownIdLike(id) }).then(
    () => 'da un registro que no existe',
    (error: unknown) =>
      error instanceof ApiError && error.status === 404
        ? undefined
        : `no dice que un registro no existe: ${describeFailure(error)}`,
  );
  if (problem !== undefined)
    context.report({
      level: 'should',
      kind: 'error',
      text: problem,
      advice: 'Responde 404 a lo que no existe.',
    });
}

/** Names the place of a record in a response, if the dialect does not look there. Returns true if there is one. */
function reportRecordEnvelope({ report, lastBody, resource }: CheckContext, id: RaRecord['id']): boolean {
  const places = findRecordPaths(lastBody(), resource, id);
  if (places.length > 0)
    report({
      level: 'must',
      kind: 'campo',
      text: `el registro está en ${places.map((place) => `«${place}»`).join(' o ')} de la respuesta, donde el dialecto no lo busca`,
      advice: `Pon en el dialecto "getOne": { "data": [${places.map((place) => JSON.stringify(place)).join(', ')}] }.`,
    });
  return places.length > 0;
}

/** Returns an unknown id in the host's own format; another format may be rejected as invalid. */
export const unknownIdLike = (id: RaRecord['id']): string =>
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(String(id))
    ? '00000000-0000-4000-8000-000000000000'
    : '987654321';
