import type { Members } from '../../../../dataProvider';
import { isNothing } from '../../../config/isEmpty';
import { readPath } from '../../../config/readPath';
import { isPlainObject } from '../../../lib/json';

/** What opens a door: a linked home, a stay, an invitation to an office, or what the person made for others. */
export type KeyKind = 'home' | 'stay' | 'visit' | 'invitation' | 'qr';

export type KeyState = 'ACTIVE' | 'PENDING' | 'EXPIRED' | 'REVOKED' | 'UNKNOWN';

/** Whose keys they are. */
export interface Person {
  id: string;
  /** '' for none. */
  email: string;
}

/** Where keys are looked for. */
export interface Place {
  kind: 'home' | 'hotel' | 'office';
  id: string;
  name: string;
}

/** Something that opens a door for a person. */
export interface PersonKey {
  kind: KeyKind;
  id: string;
  /** What it is called by who made it; '' for nothing. */
  alias: string;
  /** Of the place it opens. */
  place: string;
  /** Id of the place in whose list it was found; of a home, its own. */
  foundAt: string;
  state: KeyState;
  /** Unix seconds; undefined for no end. */
  from: number | undefined;
  until: number | undefined;
  /** An invitation of the old kind, which another call takes back. */
  isOld: boolean;
}

/** What is looked for at each kind of place. */
export const kindsAt: Readonly<Record<Place['kind'], readonly Exclude<KeyKind, 'home'>[]>> = {
  home: ['invitation', 'qr'],
  hotel: ['stay'],
  office: ['visit'],
};

/** Whether it opens now or will: there is something to revoke. */
export const isOpen = ({ state }: PersonKey): boolean => state !== 'EXPIRED' && state !== 'REVOKED';

/** Tells keys apart over all calls. */
export const keyName = ({ kind, id }: PersonKey): string => `${kind} ${id}`;

const firstOf = (row: Members, ...paths: readonly string[]): unknown =>
  paths.map((path) => readPath(row, path)).find((value) => !isNothing(value));

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const isSame = (one: string, other: string): boolean =>
  one !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** The linked homes among what came along with the person; `titleOf`: what each is called. */
export function homesOf(
  record: Readonly<Record<string, unknown>>,
  titleOf: (home: Members) => string,
): readonly Place[] {
  const list: unknown = readPath(record, '$included.assets');
  return (Array.isArray(list) ? (list as unknown[]) : []).filter(isPlainObject).flatMap((home): Place[] => {
    const id = textOf(home.id);
    return id === '' ? [] : [{ kind: 'home', id, name: titleOf(home) || id }];
  });
}

/** A home as a key; one that is no longer linked opens no more. */
export const homeKey = ({ id, name: place }: Place, isLinked: boolean): PersonKey => ({
  kind: 'home',
  id,
  alias: '',
  place,
  foundAt: id,
  state: isLinked ? 'ACTIVE' : 'REVOKED',
  from: undefined,
  until: undefined,
  isOld: false,
});

/**
 * The order in which keys are taken back: what opens doors first, the link of a home last. Without the link nobody finds what
 * was made for the home again.
 */
export const inOrder = (keys: readonly PersonKey[]): PersonKey[] =>
  [...keys].sort((one, two) => Number(one.kind === 'home') - Number(two.kind === 'home'));

/** A row of a list as a key of the person; undefined where it is none of theirs. `now`: Unix seconds. */
export function readKey(
  kind: Exclude<KeyKind, 'home'>,
  row: Members,
  person: Person,
  place: Place,
  now: number,
): PersonKey | undefined {
  const id = textOf(firstOf(row, ...(kind === 'stay' ? ['id', 'uid'] : ['uid', 'id'])));
  if (id === '' || !isOf(kind, row, person)) return undefined;
  const until = numberOf(firstOf(row, 'valid_until', 'validUntil'));
  return {
    kind,
    id,
    alias: textOf(firstOf(row, 'alias', 'name')),
    foundAt: place.id,
    place: kind === 'stay' ? roomsOf(row) || place.name : place.name,
    state: stateOf(kind, row, until, now),
    from: numberOf(firstOf(row, 'valid_from', 'validFrom')),
    until,
    isOld: firstOf(row, 'is_new_invitation', 'isNewInvitation') === false,
  };
}

function isOf(kind: KeyKind, row: Members, { id, email }: Person): boolean {
  if (kind === 'stay') {
    const emails: unknown = row.emails;
    return Array.isArray(emails) && (emails as unknown[]).some((one) => isSame(textOf(one), email));
  }
  if (kind === 'visit') return isSame(textOf(row.email), email);
  // Hosts write a name, an id or the person.
  const makers = ['created_by', 'createdBy'].flatMap((at) =>
    [at, `${at}.email`, `${at}.uuid`, `${at}.id`].map((path) => textOf(readPath(row, path))),
  );
  return makers.some((maker) => isSame(maker, email) || isSame(maker, id));
}

const states: readonly string[] = ['ACTIVE', 'PENDING', 'EXPIRED', 'REVOKED'];

function stateOf(kind: KeyKind, row: Members, until: number | undefined, now: number): KeyState {
  const said = textOf(firstOf(row, ...(kind === 'stay' ? ['state', 'status'] : ['status', 'state'])));
  if (said === 'REVOKED' || !isNothing(firstOf(row, 'revoked_at', 'revokedAt'))) return 'REVOKED';
  // A stay that is pending counts as revoked; a QR that nobody has shown yet opens.
  if (kind === 'stay' && said === 'PENDING') return 'REVOKED';
  if (said === 'EXPIRED' || (until !== undefined && until < now)) return 'EXPIRED';
  if (said === 'SHOWN') return 'ACTIVE';
  return states.includes(said) ? (said as KeyState) : 'UNKNOWN';
}

function roomsOf(row: Members): string {
  const rooms: unknown = row.assets;
  return (Array.isArray(rooms) ? (rooms as unknown[]) : [])
    .map((room) => textOf(readPath(room, 'alias')))
    .filter((alias) => alias !== '')
    .join(', ');
}
