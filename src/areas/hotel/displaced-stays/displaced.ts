import { readPath } from '../../../config/readPath';
import { bareCode } from '../../../fields/codes/stored';
import { roomsOf, type Stay } from '../stays';

/** What is wanted: rooms and cards for a period. */
export interface Wanted {
  /** The stay that is changed; undefined for a new one. */
  id: string | undefined;
  /** The hotel. */
  projectId: string;
  rooms: readonly string[];
  codes: readonly string[];
  from: number;
  until: number;
}

/** A stay that gives way: it is cancelled, or loses these cards. */
export interface Displaced {
  stay: Stay;
  isCancelled: boolean;
  cards: readonly string[];
}

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The hotel that a room names itself, in one of the ways in which hosts write it: its own page is not below its hotel. */
const ownHotel = (room: unknown): string | undefined =>
  ['project_id', 'projectId', 'project.id', '$included.projects.0.id']
    .map((path) => idIn(readPath(room, path)))
    .find((id) => id !== undefined && id !== '');

/** What a write was for, by its scope: the form, the stay, or the room that it stands below. */
export function wantedOf(scope: unknown): Wanted {
  const parent = readPath(scope, 'parent');
  const own = roomsOf(scope).map(({ id }) => id);
  const room = idIn(readPath(parent, 'id'));
  const codes: unknown = readPath(scope, 'form.cards');
  const [from, until] = ['from', 'until'].map((end) => Number(readPath(scope, `form.period.${end}`)));
  return {
    id: idIn(readPath(scope, 'id')),
    projectId: idIn(readPath(parent, 'parent.id')) ?? ownHotel(parent) ?? room ?? '',
    rooms: own.length > 0 || room === undefined ? own : [room],
    codes: (Array.isArray(codes) ? codes : []).filter((code) => typeof code === 'string').map(bareCode),
    from: from ?? 0,
    until: until ?? 0,
  };
}

/** The running and coming stays that stand against what is wanted, in the order of their beginning. */
export function displacedBy(wanted: Wanted, stays: readonly Stay[], now: number): Displaced[] {
  return stays
    .filter(({ id, state, until }) => id !== wanted.id && state === 'ACTIVE' && until > now)
    .filter(({ from, until }) => from < wanted.until && until > wanted.from)
    .map((stay) => ({
      stay,
      isCancelled: stay.rooms.some(({ id }) => wanted.rooms.includes(id)),
      cards: stay.codes.filter((code) => wanted.codes.includes(code)),
    }))
    .filter(({ isCancelled, cards }) => isCancelled || cards.length > 0)
    .sort((a, b) => a.stay.from - b.stay.from);
}
