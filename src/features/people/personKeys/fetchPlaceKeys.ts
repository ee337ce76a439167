import type { ConsoleDataProvider } from '../../../../dataProvider';
import {
  listAssetInvitations,
  listCheckIns,
  listExternalInvitations,
  listProjects,
  listQrAccesses,
} from '../../../../dataProvider/contract/endpoints';
import { fetchAllPages, type PageParams } from '../../../queries/api/fetchAllPages';
import { parsePersonKey, type KeyKind, type KeyHolder, type PersonKey, type KeyPlace } from './personKey';

type CallOperation = ConsoleDataProvider['callOperation'];

/** Page size; invitations come in pages of eight, as documented. */
const PAGE_SIZE = 100;
const INVITATION_PAGE_SIZE = 8;
/** Maximum number of pages per list. */
const MAX_PAGES = 10;

/** Hotels and offices that the user may see; what lives in them is not found by homes. */
export async function fetchBuildings(
  callOperation: CallOperation,
  signal: AbortSignal,
): Promise<{ places: KeyPlace[]; isComplete: boolean }> {
  const { rows, isComplete } = await fetchAllPages(
    (query) => callOperation(listProjects, { query }, { signal }),
    {
      size: PAGE_SIZE,
      maxPages: MAX_PAGES,
    },
  );
  const places = rows.flatMap(({ id, name, type }): KeyPlace[] => {
    if (typeof id !== 'string' || (type !== 'HOTEL' && type !== 'OFFICE')) return [];
    return [{ kind: type === 'HOTEL' ? 'hotel' : 'office', id, name: typeof name === 'string' ? name : id }];
  });
  return { places, isComplete };
}

/** Keys found at a place. */
export interface PlaceKeys {
  keys: readonly PersonKey[];
  /** False if there were more rows than the limit. */
  isComplete: boolean;
}

/** Reads the lists of a place and returns the person's keys. Rejects if one list fails. */
export async function fetchPlaceKeys(
  callOperation: CallOperation,
  {
    place,
    kinds,
    holder,
    now,
  }: { place: KeyPlace; kinds: readonly KeyKind[]; holder: KeyHolder; now: number },
  signal: AbortSignal,
): Promise<PlaceKeys> {
  const requestOptions = { signal };
  const readers = {
    stay: (query: PageParams) =>
      callOperation(listCheckIns, { path: { projectId: place.id }, query }, requestOptions),
    visit: (query: PageParams) =>
      callOperation(listExternalInvitations, { path: { projectId: place.id }, query }, requestOptions),
    invitation: (query: PageParams) =>
      callOperation(listAssetInvitations, { path: { assetId: place.id }, query }, requestOptions),
    qr: (query: PageParams) =>
      callOperation(listQrAccesses, { path: { assetId: place.id }, query }, requestOptions),
  };
  const keys: PersonKey[] = [];
  let isComplete = true;
  for (const kind of kinds) {
    if (kind === 'home') continue;
    const result = await fetchAllPages(readers[kind], {
      size: kind === 'invitation' ? INVITATION_PAGE_SIZE : PAGE_SIZE,
      maxPages: MAX_PAGES,
    });
    isComplete &&= result.isComplete;
    keys.push(...result.rows.flatMap((row) => parsePersonKey(kind, row, holder, place, now) ?? []));
  }
  return { keys, isComplete };
}
