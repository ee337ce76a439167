import type { RaRecord } from 'ra-core';
import { ApiError } from '..';
import { readSource } from '../../src/config/values/readPath';
import { describeFailure, type CheckContext } from './checkContext';
import { findRecordPaths } from './responseHints';

/** Checks that a record is found by its id, and that an unknown id is not found. */
export async function checkRecord(context: CheckContext, rows: readonly RaRecord[]): Promise<void> {
  const id = rows[0]?.id;
  if (id === undefined || id === '') return context.skip('no row has an id');
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
      kind: 'field',
      text: `a read of the record ${id} returns ${data.id === '' ? 'one without an id' : data.id}`,
      advice: 'Name in api.id the member that is part of the URL.',
    });
  const headerFields = (context.resource.show?.header ?? []).filter(({ call }) => !call);
  for (const field of headerFields)
    if (readSource(data, field) === undefined)
      context.report({
        level: 'should',
        kind: 'field',
        place: field.source,
        text: `the record does not have "${field.label}"`,
        advice: 'Name its member in `source` of the field.',
      });
  const problem = await context.provider.getOne(context.resource.name, { id: unknownIdLike(id) }).then(
    () => 'the host returns a record that does not exist',
    (error: unknown) =>
      error instanceof ApiError && error.status === 404
        ? undefined
        : `the host does not report that a record does not exist: ${describeFailure(error)}`,
  );
  if (problem !== undefined)
    context.report({
      level: 'should',
      kind: 'error',
      text: problem,
      advice: 'Respond 404 to a record that does not exist.',
    });
}

/** Names the place of a record in a response, if the dialect does not look there. Returns true if there is one. */
function reportRecordEnvelope({ report, lastBody, resource }: CheckContext, id: RaRecord['id']): boolean {
  const places = findRecordPaths(lastBody(), resource, id);
  if (places.length > 0)
    report({
      level: 'must',
      kind: 'field',
      text: `the record is in ${places.map((place) => `"${place}"`).join(' or ')} of the response, where the dialect does not read it`,
      advice: `Set "getOne": { "data": [${places.map((place) => JSON.stringify(place)).join(', ')}] } in the dialect.`,
    });
  return places.length > 0;
}

/** Returns an unknown id in the host's own format; another format may be rejected as invalid. */
export const unknownIdLike = (id: RaRecord['id']): string =>
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(String(id))
    ? '00000000-0000-4000-8000-000000000000'
    : '987654321';
