import { readPath } from '../../../config/values/readPath';
import { normaliseCode } from '../../../fields/codes/readCodes';
import { parseRooms, type Stay } from '../stays';

/** Requested rooms and cards for a period. */
export interface StayRequest {
  /** Id of the changed stay; undefined for a new one. */
  id: string | undefined;
  /** The hotel. */
  projectId: string;
  rooms: readonly string[];
  codes: readonly string[];
  from: number;
  until: number;
}

/** Displaced stay: it is cancelled, or loses these cards. */
export interface DisplacedStay {
  stay: Stay;
  isCancelled: boolean;
  cards: readonly string[];
}

const toId = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The hotel that a room names itself, in one of the ways in which hosts write it: its own page is not below its hotel. */
const getHotelId = (room: unknown): string | undefined =>
  ['project_id', 'projectId', 'project.id', '$included.projects.0.id']
    .map((path) => toId(readPath(room, path)))
    .find((id) => id !== undefined && id !== '');

/** Reads the request of a write from its scope: the form, the stay, or the parent room. */
export function getStayRequest(scope: unknown): StayRequest {
  const parent = readPath(scope, 'parent');
  const formRooms = parseRooms(scope).map(({ id }) => id);
  const parentId = toId(readPath(parent, 'id'));
  const codes: unknown = readPath(scope, 'form.cards');
  const [from, until] = ['from', 'until'].map((bound) => Number(readPath(scope, `form.period.${bound}`)));
  return {
    id: toId(readPath(scope, 'id')),
    projectId: toId(readPath(parent, 'parent.id')) ?? getHotelId(parent) ?? parentId ?? '',
    rooms: formRooms.length > 0 || parentId === undefined ? formRooms : [parentId],
    codes: (Array.isArray(codes) ? codes : []).filter((code) => typeof code === 'string').map(normaliseCode),
    from: from ?? 0,
    until: until ?? 0,
  };
}

/** Returns current and future stays that conflict with the request, by start time. */
export function findDisplacedStays(
  request: StayRequest,
  stays: readonly Stay[],
  now: number,
): DisplacedStay[] {
  return stays
    .filter(({ id, state, until }) => id !== request.id && state === 'ACTIVE' && until > now)
    .filter(({ from, until }) => from < request.until && until > request.from)
    .map((stay) => ({
      stay,
      isCancelled: stay.rooms.some(({ id }) => request.rooms.includes(id)),
      cards: stay.codes.filter((code) => request.codes.includes(code)),
    }))
    .filter(({ isCancelled, cards }) => isCancelled || cards.length > 0)
    .sort((a, b) => a.stay.from - b.stay.from);
}
