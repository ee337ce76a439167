import { compareTexts } from '../../../lib/text/compareTexts';
import type { RaRecord } from 'ra-core';
import type { Resource } from '../../../config/types';
import { parseRooms, readStayKeys, readStayTimes, type StayKeys } from '../stays';
import type { StayColumnOptions } from './options';

type ColumnKind = StayColumnOptions['kind'];

/** A stay as a card of the board. */
export interface StayCard {
  record: RaRecord;
  /** Names of its rooms; the id of a room without a name. */
  room: string;
  /** Unix seconds; undefined if the host sent none. */
  from: number | undefined;
  until: number | undefined;
  keys: StayKeys;
  /** True for a departure whose end has passed. */
  isLate: boolean;
  /** True for what the column is to show first. */
  isUrgent: boolean;
}

/**
 * Returns the stays of a column as cards, the urgent ones first, then by time: arrivals by their start, others by their end.
 *
 * @param now Unix seconds.
 */
export function toStayCards(
  rows: readonly RaRecord[],
  resource: Resource,
  kind: ColumnKind,
  now: number,
): StayCard[] {
  const cards = rows.map((record): StayCard => {
    const { from, until } = readStayTimes(record);
    const keys = readStayKeys(record, resource);
    const isLate = kind === 'departures' && until !== undefined && until <= now;
    return {
      record,
      room: parseRooms(record)
        .map(({ id, alias }) => alias || id)
        .join(', '),
      from,
      until,
      keys,
      isLate,
      isUrgent: kind === 'departures' ? isLate : !keys.digital && !keys.nfc,
    };
  });
  const timeOf = ({ from, until }: StayCard): number =>
    (kind === 'arrivals' ? from : until) ?? Number.MAX_SAFE_INTEGER;
  return cards.sort(
    (a, b) =>
      Number(b.isUrgent) - Number(a.isUrgent) || timeOf(a) - timeOf(b) || compareTexts(a.room, b.room),
  );
}

/** Name of a room, split for its card. */
interface RoomName {
  /** Words before the number; '' for none. */
  prefix: string;
  /** The number, which a receptionist looks for; the whole name of a room without one. */
  main: string;
  hasNumber: boolean;
}

/** Splits the name of a room: "Habitación 206" has the number 206. */
export function splitRoomName(name: string): RoomName {
  const match = /^(?:(\D+)\s)?(\d[\w-]{0,5})$/.exec(name.trim());
  return { prefix: match?.[1] ?? '', main: match?.[2] ?? name, hasNumber: match !== null };
}
