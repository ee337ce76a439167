import { rowsOf, type CallResult, type ConsoleDataProvider, type Members } from '../../../../dataProvider';
import {
  listAssetInvitations,
  listCheckIns,
  listExternalInvitations,
  listProjects,
  listQrAccesses,
} from '../../../../dataProvider/contract/endpoints';
import { readPath } from '../../../config/readPath';
import { readKey, type KeyKind, type Person, type PersonKey, type Place } from './keys';

type Ask = ConsoleDataProvider['ask'];
type Page = { page: { number: number; size: number } };
type ReadPage = (query: Page) => Promise<{ data: CallResult }>;

/** Rows of a page; invitations come by eight, as the documents say. */
const SIZE = 100;
const INVITATIONS = 8;
/** Pages of one list that are read. */
const MOST = 10;

/** Rows of a list page by page, and whether they are all of them. */
export async function readAll(read: ReadPage, size = SIZE): Promise<{ rows: Members[]; isAll: boolean }> {
  const rows: Members[] = [];
  for (let number = 1; number <= MOST; number += 1) {
    const { data } = await read({ page: { number, size } });
    const found = rowsOf(data.body);
    rows.push(...found);
    const pages = readPath(data.body, 'meta.total_pages') ?? readPath(data.body, 'meta.totalPages');
    // Hosts may give fewer than were asked for: of those that count no pages only an empty one is the end.
    if (typeof pages === 'number' ? number >= pages : found.length === 0) return { rows, isAll: true };
    if (found.length === 0) return { rows, isAll: false };
  }
  return { rows, isAll: false };
}

/** Hotels and offices that the user may see; what lives in them is not found by homes. */
export async function readBuildings(
  ask: Ask,
  signal: AbortSignal,
): Promise<{ places: Place[]; isAll: boolean }> {
  const { rows, isAll } = await readAll((query) => ask(listProjects, { query }, { signal }));
  const places = rows.flatMap(({ id, name, type }): Place[] => {
    if (typeof id !== 'string' || (type !== 'HOTEL' && type !== 'OFFICE')) return [];
    return [{ kind: type === 'HOTEL' ? 'hotel' : 'office', id, name: typeof name === 'string' ? name : id }];
  });
  return { places, isAll };
}

/** What was found at a place. */
export interface Found {
  keys: readonly PersonKey[];
  /** False: there were more rows than are read. */
  isAll: boolean;
}

/** Reads the lists of a place for what is the person's. Rejects where one of them cannot be read. */
export async function readPlace(
  ask: Ask,
  { place, kinds, person, now }: { place: Place; kinds: readonly KeyKind[]; person: Person; now: number },
  signal: AbortSignal,
): Promise<Found> {
  const how = { signal };
  const readers = {
    stay: (query: Page) => ask(listCheckIns, { path: { projectId: place.id }, query }, how),
    visit: (query: Page) => ask(listExternalInvitations, { path: { projectId: place.id }, query }, how),
    invitation: (query: Page) => ask(listAssetInvitations, { path: { assetId: place.id }, query }, how),
    qr: (query: Page) => ask(listQrAccesses, { path: { assetId: place.id }, query }, how),
  };
  const keys: PersonKey[] = [];
  let isAll = true;
  for (const kind of kinds) {
    if (kind === 'home') continue;
    const read = await readAll(readers[kind], kind === 'invitation' ? INVITATIONS : SIZE);
    isAll &&= read.isAll;
    keys.push(...read.rows.flatMap((row) => readKey(kind, row, person, place, now) ?? []));
  }
  return { keys, isAll };
}
