import type { Members } from '../../../dataProvider';
import { isNothing } from '../../config/isEmpty';
import { readPath } from '../../config/readPath';
import type { Resource } from '../../config/types';
import { readCodes } from '../../fields/codes/stored';
import { formatDateTime } from '../../lib/dates';

/** A stay as parts in code look at it, whichever way a host spells it. */
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

const firstOf = (row: unknown, ...names: readonly string[]): unknown =>
  names.map((name) => readPath(row, name)).find((value) => !isNothing(value));

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The rooms of a record: `{ id, alias }`; those without an id are left out. */
export const roomsOf = (row: unknown): Stay['rooms'] => {
  const list: unknown = readPath(row, 'assets');
  return (Array.isArray(list) ? (list as unknown[]) : [])
    .map((room) => ({
      id: textOf(firstOf(room, 'asset_id', 'assetId')),
      alias: textOf(firstOf(room, 'alias')),
    }))
    .filter(({ id }) => id !== '');
};

/** A row of the list of stays; undefined for what is none. `resource` says how its codes are stored. */
export function readStay(row: Members, resource: Resource): Stay | undefined {
  const [from, until] = [firstOf(row, 'valid_from', 'validFrom'), firstOf(row, 'valid_until', 'validUntil')];
  const id = textOf(row.id);
  if (id === '' || typeof from !== 'number' || typeof until !== 'number') return undefined;
  const field = Object.values(resource.fields).find(({ type }) => type === 'codes');
  const codes = field ? readCodes(firstOf(row, 'nfc_codes', 'nfcCodes'), field) : [];
  return {
    id,
    rooms: roomsOf(row),
    from,
    until,
    state: textOf(row.state),
    codes: codes.flatMap(({ code, raw }) => (raw === null ? [code] : [])),
    emails: (Array.isArray(row.emails) ? (row.emails as unknown[]) : []).filter(
      (email) => typeof email === 'string',
    ),
    reservation: textOf(firstOf(row, 'reservation_id', 'reservationId')),
  };
}

/** What the rooms of a stay are called; an id where there is no name. */
export const roomText = ({ rooms }: Stay): string =>
  rooms.map(({ id, alias }) => alias || id).join(', ') || '—';

/** «22/11/2026 15:00 – 24/11/2026 12:00». */
export const periodText = ({ from, until }: Stay): string =>
  `${formatDateTime(from) ?? '…'} – ${formatDateTime(until) ?? '…'}`;

/** Who it is, as far as the host says it: addresses, else the reservation; '' where it says neither. */
export const guestText = ({ emails, reservation }: Stay): string => emails.join(', ') || reservation;
