import type { Identifier, RaRecord } from 'ra-core';
import { isUnsupported, type CheckContext } from './checkRunner';
import { describeFailure } from './requestOutcome';
import { unknownIdLike } from './recordReads';

/** Maximum number of records that are read by id. */
const MAX_RECORDS = 5;

/**
 * Checks several records by their ids in one call of the provider, as lists read their references: exactly these records, in
 * the number of requests that the dialect promises, and the others where one no longer exists.
 */
export async function checkMany(context: CheckContext, rows: readonly RaRecord[]): Promise<void> {
  const ids = rows.map(({ id }) => id).filter((id) => id !== '');
  const wanted = ids.filter((_, index) => index % Math.ceil(ids.length / MAX_RECORDS) === 0);
  if (wanted.length < 2) return context.skip('no hay dos filas con id');
  const requestsBefore = context.countRequests();
  const records = await readMany(context, wanted);
  const requests = context.countRequests() - requestsBefore;
  const missing = wanted.filter((id) => !records.some((record) => String(record.id) === String(id)));
  const others = records.filter(({ id }) => !wanted.some((wantedId) => String(wantedId) === String(id)));
  if (missing.length > 0 || others.length > 0)
    context.report({
      level: 'must',
      kind: 'campo',
      text: `pedidos por su id los registros ${wanted.join(', ')}, ${missing.length > 0 ? `faltan ${missing.join(', ')}` : `da también ${others.map(({ id }) => id).join(', ')}`}`,
      advice:
        'Di en `getMany` del dialecto cómo se piden varios, o `false` para pedirlos uno a uno: las referencias quedarían sin nombre.',
    });
  else if (context.readsTogether && requests >= wanted.length)
    context.report({
      level: 'should',
      kind: 'paginación',
      text: `pedidos ${wanted.length} registros por su id a la vez, no responde con ellos: la consola los pide después uno a uno (${requests} peticiones)`,
      advice: 'Di en `getMany.query` del dialecto cómo se piden varios, o pon `getMany: false`.',
    });
  const withUnknown = [...wanted, unknownIdLike(wanted[0] ?? '')];
  const failure = await readMany(context, withUnknown).then(
    (found) => (found.length < wanted.length ? `da ${found.length} de ${wanted.length}` : undefined),
    (error: unknown) => {
      if (isUnsupported(error)) throw error;
      return `responde ${describeFailure(error)}`;
    },
  );
  if (failure !== undefined && missing.length === 0)
    context.report({
      level: 'should',
      kind: 'error',
      text: `pedidos varios registros y uno que no existe, ${failure}`,
      advice: 'Responde los que hay: una referencia borrada dejaría sin nombre a las demás.',
    });
}

const readMany = async (
  { provider, resource }: CheckContext,
  ids: readonly Identifier[],
): Promise<readonly RaRecord[]> => (await provider.getMany<RaRecord>(resource.name, { ids: [...ids] })).data;
