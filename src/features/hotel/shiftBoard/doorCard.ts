import type { RaRecord } from 'ra-core';
import type { RawRecord } from '../../../../dataProvider';
import { isBlank } from '../../../config/values/isEmpty';
import { readPath } from '../../../config/values/readPath';
import { compareTexts } from '../../../lib/text/compareTexts';

/** A door with a weak battery as a card of the board. */
export interface DoorCard {
  record: RaRecord;
  /** Name of its room; of the door itself if it belongs to no room. */
  room: string;
  /** Name of the door; '' if it is already the name of the card. */
  name: string;
  /** Percent. */
  battery: number;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the doors whose battery is at most `maxBattery` percent as cards, the weakest first. */
export function toDoorCards(rows: readonly RawRecord[], maxBattery: number): DoorCard[] {
  const cards = rows.flatMap((row): DoorCard[] => {
    const { id, batteryLevel: battery } = row;
    if (typeof battery !== 'number' || battery > maxBattery) return [];
    if ((typeof id !== 'string' && typeof id !== 'number') || isBlank(id)) return [];
    const room = toText(readPath(row, 'asset.alias'));
    const name = toText(row.name);
    return [{ record: { ...row, id }, room: room || name, name: room === '' ? '' : name, battery }];
  });
  return cards.sort((a, b) => a.battery - b.battery || compareTexts(a.room, b.room));
}
