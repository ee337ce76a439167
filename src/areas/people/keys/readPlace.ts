import type { ConsoleDataProvider } from '../../../../dataProvider';
import {
  listAssetInvitations,
  listCheckIns,
  listExternalInvitations,
  listProjects,
  listQrAccesses,
} from '../../../../dataProvider/contract/endpoints';
import { readAll, type PageQuery } from '../../../console/readAll';
import { readKey, type KeyKind, type Person, type PersonKey, type Place } from './keys';

type Ask = ConsoleDataProvider['ask'];

/** Rows of a page; invitations come by eight, as the documents say. */
const SIZE = 100;
const INVITATIONS = 8;
/** Pages of one list that are read. */
const MOST = 10;

/** Hotels and offices that the user may see; what lives in them is not found by homes. */
export async function readBuildings(
  ask: Ask,
  signal: AbortSignal,
): Promise<{ places: Place[]; isAll: boolean }> {
  const { rows, isAll } = await readAll((query) => ask(listProjects, { query }, { signal }), {
    size: SIZE,
    most: MOST,
  });
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
    stay: (query: PageQuery) => ask(listCheckIns, { path: { projectId: place.id }, query }, how),
    visit: (query: PageQuery) => ask(listExternalInvitations, { path: { projectId: place.id }, query }, how),
    invitation: (query: PageQuery) => ask(listAssetInvitations, { path: { assetId: place.id }, query }, how),
    qr: (query: PageQuery) => ask(listQrAccesses, { path: { assetId: place.id }, query }, how),
  };
  const keys: PersonKey[] = [];
  let isAll = true;
  for (const kind of kinds) {
    if (kind === 'home') continue;
    const read = await readAll(readers[kind], {
      size: kind === 'invitation' ? INVITATIONS : SIZE,
      most: MOST,
    });
    isAll &&= read.isAll;
    keys.push(...read.rows.flatMap((row) => readKey(kind, row, person, place, now) ?? []));
  }
  return { keys, isAll };
}
