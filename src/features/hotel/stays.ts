import type { RawRecord } from '../../../dataProvider';
import { isBlank } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
import type { Resource } from '../../config/types';
import { readCodes } from '../../fields/codes/readCodes';
import { formatDateTime } from '../../lib/date/dateFormat';

/** Stay as extensions use it, whatever the host's spelling. */
export interface Stay {
  id: string;
  rooms: readonly { id: string; alias: string }[];
  /** Unix seconds. */
  from: number;
  until: number;
  state: string;
  /** Codes of cards that can be read. */
  codes: readonly string[];
  emails: readonly string[];
  reservation: string;
}

const readFirst = (row: unknown, ...paths: readonly string[]): unknown =>
  paths.map((path) => readPath(row, path)).find((value) => !isBlank(value));

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The rooms of a record: `{ id, alias }`; those without an id are left out. */
export const parseRooms = (row: unknown): Stay['rooms'] => {
  const list: unknown = readPath(row, 'assets');
  return (Array.isArray(list) ? (list as unknown[]) : [])
    .map((room) => ({
      id: toText(readFirst(room, 'asset_id', 'assetId')),
      alias: toText(readFirst(room, 'alias')),
    }))
    .filter(({ id }) => id !== '');
};

/** Keys of a stay. */
export interface StayKeys {
  digital: boolean;
  nfc: boolean;
  /** True if the host sent a card whose code cannot be read. */
  hasUnreadableCard: boolean;
}

const readStayCodes = (row: unknown, resource: Resource) => {
  const field = Object.values(resource.fields).find(({ type }) => type === 'codes');
  return field ? readCodes(readFirst(row, 'nfc_codes', 'nfcCodes'), field) : [];
};

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Reads the keys of a stay. A host that sends no flags has sent the keys themselves. */
export function readStayKeys(row: unknown, resource: Resource): StayKeys {
  const [digital, nfc] = [readFirst(row, 'is_digital', 'isDigital'), readFirst(row, 'is_nfc', 'isNfc')];
  return {
    digital: typeof digital === 'boolean' ? digital : isFilled(readPath(row, 'emails')),
    nfc: typeof nfc === 'boolean' ? nfc : isFilled(readFirst(row, 'nfc_codes', 'nfcCodes')),
    hasUnreadableCard: readStayCodes(row, resource).some(({ raw }) => raw !== null),
  };
}

/** Start and end of a stay, Unix seconds; undefined for what is not a number. */
export function readStayTimes(row: unknown): { from: number | undefined; until: number | undefined } {
  const [from, until] = [
    readFirst(row, 'valid_from', 'validFrom'),
    readFirst(row, 'valid_until', 'validUntil'),
  ].map((time) => (typeof time === 'number' ? time : undefined));
  return { from, until };
}

/** E-mail addresses and reservation of a stay, as far as the host sends them. */
export const readStayGuest = (row: unknown): Pick<Stay, 'emails' | 'reservation'> => {
  const emails: unknown = readPath(row, 'emails');
  return {
    emails: (Array.isArray(emails) ? (emails as unknown[]) : []).filter((email) => typeof email === 'string'),
    reservation: toText(readFirst(row, 'reservation_id', 'reservationId')),
  };
};

/** A row of the list of stays; undefined for what is none. `resource` says how its codes are stored. */
export function parseStay(row: RawRecord, resource: Resource): Stay | undefined {
  const { from, until } = readStayTimes(row);
  const id = toText(row.id);
  if (id === '' || from === undefined || until === undefined) return undefined;
  return {
    id,
    rooms: parseRooms(row),
    from,
    until,
    state: toText(row.state),
    codes: readStayCodes(row, resource).flatMap(({ code, raw }) => (raw === null ? [code] : [])),
    ...readStayGuest(row),
  };
}

/** Returns the names of a stay's rooms; the id of a room without a name. */
export const formatRooms = ({ rooms }: Stay): string =>
  rooms.map(({ id, alias }) => alias || id).join(', ') || '–';

/** «22/11/2026 15:00 – 24/11/2026 12:00». */
export const formatStayPeriod = ({ from, until }: Stay): string =>
  `${formatDateTime(from) ?? '…'} – ${formatDateTime(until) ?? '…'}`;

/** Who it is, as far as the host says it: addresses, else the reservation; '' where it says neither. */
export const formatGuest = ({ emails, reservation }: Stay): string => emails.join(', ') || reservation;
