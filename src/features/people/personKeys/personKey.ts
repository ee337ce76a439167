import type { RawRecord } from '../../../../dataProvider';
import { isBlank } from '../../../config/values/isEmpty';
import { readPath } from '../../../config/values/readPath';
import { isPlainObject } from '../../../lib/json';

/** Kind of a key: a linked home, a stay, an invitation to an office, or a key that the person created for others. */
export type KeyKind = 'home' | 'stay' | 'visit' | 'invitation' | 'qr';

export type KeyState = 'ACTIVE' | 'PENDING' | 'EXPIRED' | 'REVOKED' | 'UNKNOWN';

/** Whose keys they are. */
export interface KeyHolder {
  id: string;
  /** '' for none. */
  email: string;
}

/** Place to search for keys. */
export interface KeyPlace {
  kind: 'home' | 'hotel' | 'office';
  id: string;
  name: string;
}

/** Something that opens a door for a person. */
export interface PersonKey {
  kind: KeyKind;
  id: string;
  /** Alias from its creator; '' if there is none. */
  alias: string;
  /** Name of the place that it opens. */
  place: string;
  /** Id of the place in whose list it was found; of a home, its own. */
  sourcePlaceId: string;
  state: KeyState;
  /** Unix seconds; undefined for no end. */
  from: number | undefined;
  until: number | undefined;
  /** An invitation of the old kind, which another call takes back. */
  isLegacy: boolean;
}

/** Kinds to search for at each kind of place. */
export const kindsByPlace: Readonly<Record<KeyPlace['kind'], readonly Exclude<KeyKind, 'home'>[]>> = {
  home: ['invitation', 'qr'],
  hotel: ['stay'],
  office: ['visit'],
};

/** True if it is valid now or later, so that it can be revoked. */
export const isRevocable = ({ state }: PersonKey): boolean => state !== 'EXPIRED' && state !== 'REVOKED';

/** Tells keys apart over all calls. */
export const getPersonKeyId = ({ kind, id }: PersonKey): string => `${kind} ${id}`;

const readFirst = (row: RawRecord, ...paths: readonly string[]): unknown =>
  paths.map((path) => readPath(row, path)).find((value) => !isBlank(value));

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const toNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const isSameText = (a: string, b: string): boolean =>
  a !== '' && a.trim().toLowerCase() === b.trim().toLowerCase();

/** The linked homes among what came along with the person; `titleOf`: what each is called. */
export function parseHomes(
  record: Readonly<Record<string, unknown>>,
  getTitle: (home: RawRecord) => string,
): readonly KeyPlace[] {
  const list: unknown = readPath(record, '$included.assets');
  return (Array.isArray(list) ? (list as unknown[]) : [])
    .filter(isPlainObject)
    .flatMap((home): KeyPlace[] => {
      const id = toText(home.id);
      return id === '' ? [] : [{ kind: 'home', id, name: getTitle(home) || id }];
    });
}

/** A home as a key; one that is no longer linked opens no more. */
export const toHomeKey = ({ id, name: place }: KeyPlace, isLinked: boolean): PersonKey => ({
  kind: 'home',
  id,
  alias: '',
  place,
  sourcePlaceId: id,
  state: isLinked ? 'ACTIVE' : 'REVOKED',
  from: undefined,
  until: undefined,
  isLegacy: false,
});

/**
 * Returns the keys in the order of revocation: the keys of doors first, the link of a home last. Without the link, keys that
 * the person created for the home could not be found again.
 */
export const sortForRevocation = (keys: readonly PersonKey[]): PersonKey[] =>
  [...keys].sort((a, b) => Number(a.kind === 'home') - Number(b.kind === 'home'));

/** A row of a list as a key of the person; undefined where it is none of theirs. `now`: Unix seconds. */
export function parsePersonKey(
  kind: Exclude<KeyKind, 'home'>,
  row: RawRecord,
  holder: KeyHolder,
  place: KeyPlace,
  now: number,
): PersonKey | undefined {
  const id = toText(readFirst(row, ...(kind === 'stay' ? ['id', 'uid'] : ['uid', 'id'])));
  if (id === '' || !belongsTo(kind, row, holder)) return undefined;
  const until = toNumber(readFirst(row, 'valid_until', 'validUntil'));
  return {
    kind,
    id,
    alias: toText(readFirst(row, 'alias', 'name')),
    sourcePlaceId: place.id,
    place: kind === 'stay' ? formatRoomAliases(row) || place.name : place.name,
    state: getKeyState(kind, row, until, now),
    from: toNumber(readFirst(row, 'valid_from', 'validFrom')),
    until,
    isLegacy: readFirst(row, 'is_new_invitation', 'isNewInvitation') === false,
  };
}

function belongsTo(kind: KeyKind, row: RawRecord, { id, email }: KeyHolder): boolean {
  if (kind === 'stay') {
    const emails: unknown = row.emails;
    return Array.isArray(emails) && (emails as unknown[]).some((entry) => isSameText(toText(entry), email));
  }
  if (kind === 'visit') return isSameText(toText(row.email), email);
  // Hosts write a name, an id or the person.
  const creators = ['created_by', 'createdBy'].flatMap((member) =>
    [member, `${member}.email`, `${member}.uuid`, `${member}.id`].map((path) => toText(readPath(row, path))),
  );
  return creators.some((creator) => isSameText(creator, email) || isSameText(creator, id));
}

const knownStates: readonly string[] = ['ACTIVE', 'PENDING', 'EXPIRED', 'REVOKED'];

function getKeyState(kind: KeyKind, row: RawRecord, until: number | undefined, now: number): KeyState {
  const status = toText(readFirst(row, ...(kind === 'stay' ? ['state', 'status'] : ['status', 'state'])));
  if (status === 'REVOKED' || !isBlank(readFirst(row, 'revoked_at', 'revokedAt'))) return 'REVOKED';
  // A pending stay counts as revoked; a QR code that was never used is active.
  if (kind === 'stay' && status === 'PENDING') return 'REVOKED';
  if (status === 'EXPIRED' || (until !== undefined && until < now)) return 'EXPIRED';
  if (status === 'SHOWN') return 'ACTIVE';
  return knownStates.includes(status) ? (status as KeyState) : 'UNKNOWN';
}

function formatRoomAliases(row: RawRecord): string {
  const rooms: unknown = row.assets;
  return (Array.isArray(rooms) ? (rooms as unknown[]) : [])
    .map((room) => toText(readPath(room, 'alias')))
    .filter((alias) => alias !== '')
    .join(', ');
}
