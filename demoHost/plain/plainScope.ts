import type { Actor } from '../server/call';
import { unprocessableError } from '../server/responses/hostError';
import type { Store } from '../store/store';
import type { PlainRow } from '../../fixtures/rows/plain';

/** Where the rows are: the plain part's own by collection, and the buildings of the host. */
export interface PlainRows {
  store: Store;
  rows: (collection: string) => readonly PlainRow[];
}

const findPlainRow = ({ rows }: PlainRows, collection: string, id: unknown): PlainRow | undefined =>
  rows(collection).find((row) => row['id'] === id);

/** The company that a row belongs to: that of its building, or of the building of its charger. */
function rowOwner(data: PlainRows, collection: string, row: PlainRow): string | undefined {
  const charger =
    collection === 'ev-sessions' ? findPlainRow(data, 'parking-chargers', row['chargerId']) : row;
  const projectId = charger?.['projectId'];
  return typeof projectId === 'string' ? data.store.project(projectId)?.client_id : undefined;
}

/** Whether the actor sees a row. What belongs to no building is for those who see everything. */
function canSeeRow(data: PlainRows, actor: Actor, collection: string, row: PlainRow): boolean {
  const owner = rowOwner(data, collection, row);
  return actor.seesAllCompanies || (owner !== undefined && actor.canSee(owner));
}

/** Whether there is a row of this id that the actor sees. */
export function isInScope(data: PlainRows, actor: Actor, collection: string, id: string): boolean {
  const row = findPlainRow(data, collection, id);
  return row !== undefined && canSeeRow(data, actor, collection, row);
}

/**
 * The ids that a list may hold, as json-server's own filter takes them: those that the actor sees, of those that were asked
 * for. Undefined for no limit.
 */
export function idsInScope(
  data: PlainRows,
  actor: Actor,
  collection: string,
  requestedIds: readonly string[] | undefined,
): string[] | undefined {
  if (actor.seesAllCompanies) return requestedIds === undefined ? undefined : [...requestedIds];
  const ids = data
    .rows(collection)
    .filter((row) => canSeeRow(data, actor, collection, row))
    .map((row) => String(row['id']));
  const visibleIds = requestedIds === undefined ? ids : ids.filter((id) => requestedIds.includes(id));
  // An empty filter would let everything through; no id is a blank.
  return visibleIds.length > 0 ? visibleIds : [' '];
}

/** 422 unless what a body refers to is there, and in scope; who does not see everything has to name a building. */
export function checkReferences(
  data: PlainRows,
  actor: Actor,
  collection: string,
  body: PlainRow,
  isFullRecord: boolean,
): void {
  const { projectId, chargerId } = body;
  if (collection === 'ev-sessions') {
    if (
      (isFullRecord || chargerId !== undefined) &&
      !isInScope(data, actor, 'parking-chargers', String(chargerId))
    )
      throw unprocessableError('/chargerId', 'No existe este cargador.');
    return;
  }
  if (typeof projectId === 'string') {
    const owner = data.store.project(projectId)?.client_id;
    if (owner === undefined || !actor.canSee(owner))
      throw unprocessableError('/projectId', 'No existe este edificio.');
  } else if (!actor.seesAllCompanies && (isFullRecord || projectId === null)) {
    throw unprocessableError('/projectId', 'Elige un edificio.', 'required');
  }
}
