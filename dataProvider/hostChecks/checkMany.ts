import type { Identifier, RaRecord } from 'ra-core';
import { describeFailure, isUnsupported, type CheckContext } from './checkContext';
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
  if (wanted.length < 2) return context.skip('the list does not have two rows with an id');
  const requestsBefore = context.countRequests();
  const records = await readMany(context, wanted);
  const requests = context.countRequests() - requestsBefore;
  const missing = wanted.filter((id) => !records.some((record) => String(record.id) === String(id)));
  const others = records.filter(({ id }) => !wanted.some((wantedId) => String(wantedId) === String(id)));
  if (missing.length > 0 || others.length > 0)
    context.report({
      level: 'must',
      kind: 'field',
      text: `a read of the records ${wanted.join(', ')} by id ${missing.length > 0 ? `lacks ${missing.join(', ')}` : `also returns ${others.map(({ id }) => id).join(', ')}`}`,
      advice:
        'Describe in `getMany` of the dialect how to read several records, or set it to `false` to read them one by one: references would have no name.',
    });
  else if (context.readsTogether && requests >= wanted.length)
    context.report({
      level: 'should',
      kind: 'pagination',
      text: `one read of ${wanted.length} records by id does not return them: the console then reads them one by one (${requests} requests)`,
      advice:
        'Describe in `getMany.query` of the dialect how to read several records, or set `getMany: false`.',
    });
  const withUnknown = [...wanted, unknownIdLike(wanted[0] ?? '')];
  const failure = await readMany(context, withUnknown).then(
    (found) => (found.length < wanted.length ? `returns ${found.length} of ${wanted.length}` : undefined),
    (error: unknown) => {
      if (isUnsupported(error)) throw error;
      return `fails: ${describeFailure(error)}`;
    },
  );
  if (failure !== undefined && missing.length === 0)
    context.report({
      level: 'should',
      kind: 'error',
      text: `a read of several records and one that does not exist ${failure}`,
      advice: 'Return the records that exist: one deleted reference would leave the others without a name.',
    });
}

const readMany = async (
  { provider, resource }: CheckContext,
  ids: readonly Identifier[],
): Promise<readonly RaRecord[]> => (await provider.getMany<RaRecord>(resource.name, { ids: [...ids] })).data;
