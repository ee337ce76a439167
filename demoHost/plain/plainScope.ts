import type { Actor } from '../server/call';
import { unprocessableError } from '../server/responses/hostError';
import type { Store } from '../store/store';
import type { PlainRow } from '../../fixtures/rows/plain';

/** Access to the rows: the plain collections and the host's projects. */
export interface PlainRows {
  store: Store;
  rows: (collection: string) => readonly PlainRow[];
}

const findPlainRow = ({ rows }: PlainRows, collection: string, id: unknown): PlainRow | undefined =>
  rows(collection).find((row) => row['id'] === id);

/** Returns the company of a row: that of its project, or of its charger's project. */
export async function rowOwner(
  data: PlainRows,
  collection: string,
  row: PlainRow,
): Promise<string | undefined> {
  const charger =
    collection === 'ev-sessions' ? findPlainRow(data, 'parking-chargers', row['chargerId']) : row;
  const projectId = charger?.['projectId'];
  return typeof projectId === 'string'
    ? (await data.store.find('projects', { id: projectId }))?.client_id
    : undefined;
}

/** True if the actor can access a row. Rows without project are for users who can access everything. */
async function canSeeRow(data: PlainRows, actor: Actor, collection: string, row: PlainRow): Promise<boolean> {
  const owner = await rowOwner(data, collection, row);
  return actor.seesAllCompanies || (owner !== undefined && actor.canSee(owner));
}

/** True if a row with this id exists and the actor can access it. */
export async function isInScope(
  data: PlainRows,
  actor: Actor,
  collection: string,
  id: string,
): Promise<boolean> {
  const row = findPlainRow(data, collection, id);
  return row !== undefined && (await canSeeRow(data, actor, collection, row));
}

/** Returns the ids for json-server's own filter: those requested that the actor can access. Undefined for no limit. */
export async function idsInScope(
  data: PlainRows,
  actor: Actor,
  collection: string,
  requestedIds: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (actor.seesAllCompanies) return requestedIds === undefined ? undefined : [...requestedIds];
  const ids: string[] = [];
  for (const row of data.rows(collection))
    if (await canSeeRow(data, actor, collection, row)) ids.push(String(row['id']));
  const visibleIds = requestedIds === undefined ? ids : ids.filter((id) => requestedIds.includes(id));
  // An empty filter would match every row, so filter by a blank, which no id equals.
  return visibleIds.length > 0 ? visibleIds : [' '];
}

/**
 * Throws 422 unless the references of a body exist and are in scope. Users who cannot access everything must name a
 * project.
 */
export async function checkReferences(
  data: PlainRows,
  actor: Actor,
  collection: string,
  body: PlainRow,
  isFullRecord: boolean,
): Promise<void> {
  const { projectId, chargerId } = body;
  if (collection === 'ev-sessions') {
    if (
      (isFullRecord || chargerId !== undefined) &&
      !(await isInScope(data, actor, 'parking-chargers', String(chargerId)))
    )
      throw unprocessableError('/chargerId', 'No existe este cargador.');
    return;
  }
  if (typeof projectId === 'string') {
    const owner = (await data.store.find('projects', { id: projectId }))?.client_id;
    if (owner === undefined || !actor.canSee(owner))
      throw unprocessableError('/projectId', 'No existe este edificio.');
  } else if (!actor.seesAllCompanies && (isFullRecord || projectId === null)) {
    throw unprocessableError('/projectId', 'Elige un edificio.', 'required');
  }
}
