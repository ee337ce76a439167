import type { AccessLogRow } from '../../../fixtures/rows/visitors';
import { createRandom, hashText } from '../../../fixtures/generators/random';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';

/** Seconds in a day; days are in UTC. */
export const SECONDS_PER_DAY = 86_400;
const HOUR = 3600;

const userAgents = ['Android 15 · app 5.12', 'iOS 18 · app 5.12', 'iOS 17 · app 5.10'];

/** True on Saturdays and Sundays; day 0 was a Thursday. */
const isWeekend = (day: number) => (day + 4) % 7 === 0 || (day + 4) % 7 === 6;

/** Spreads the bits of a number over 32 bits, so that consecutive days differ. */
function scatter(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Returns the number of door events of an asset on a day. Cheap, so whole years can be counted. `hash` is the hash of the
 * asset's id. Office doors are used all day and rarely at weekends.
 */
function countEvents(asset: AssetRow, hash: number, day: number): number {
  // Without a gateway no lock can report events.
  if (asset.gateways.length === 0) return 0;
  const maxCount = asset.type === 'OFFICE' && !isWeekend(day) ? 32 : 4;
  return scatter(hash ^ Math.imul(day, 0x9e_37_79_b1)) % (maxCount + 1);
}

/** Sums the events of many assets for each of the given days. */
export function countEventsByDay(assets: readonly AssetRow[], days: readonly number[]): number[] {
  const counts = days.map(() => 0);
  for (const asset of assets) {
    const hash = hashText(asset.id);
    days.forEach((day, i) => {
      counts[i] = (counts[i] ?? 0) + countEvents(asset, hash, day);
    });
  }
  return counts;
}

/** Returns the door openings of an asset on a calendar day; deterministic for the asset and day. */
export async function deriveEventsOfDay(
  asset: AssetRow,
  day: number,
  store: Store,
): Promise<ContractSchemas['AccessLogEntry'][]> {
  const random = createRandom(hashText(`${asset.id} ${day}`));
  const users = await store.list('users', { asset_ids: asset.id });
  return Array.from({ length: countEvents(asset, hashText(asset.id), day) }, () => {
    const user = users.length > 0 && random.chance(0.85) ? random.pick(users) : undefined;
    const isMainDoor = random.chance(0.75);
    const source = user
      ? random.pick(['app', 'app', 'pin', 'nfc'] as const)
      : random.pick(['invitation', 'pin', 'nfc'] as const);
    return {
      ts: day * SECONDS_PER_DAY + random.int(6 * HOUR, 23 * HOUR),
      action: random.chance(0.05) ? 'denied' : random.chance(0.15) ? 'close' : 'open',
      usage_source: source,
      user_agent: source === 'app' ? random.pick(userAgents) : null,
      lock_type: isMainDoor ? 'HOME_DOOR' : 'BUILDING_DOOR',
      name: isMainDoor ? 'Cerradura principal' : 'Puerta del portal',
      room: isMainDoor ? 'Entrada' : 'Portal',
      username: user?.username ?? null,
      user_email: user?.email ?? null,
      user_id: user?.id ?? null,
    };
  });
}

/** Converts a stored entry to its wire format. */
export function toLogEntry(row: AccessLogRow): ContractSchemas['AccessLogEntry'] {
  const { project_id: _project, asset_id: _asset, device_id: _device, ...entry } = row;
  return entry;
}

/**
 * Returns who opened the doors of an asset between two times (Unix seconds, inclusive), newest first. Openings that did
 * not happen while the host ran are derived from the calendar, not stored. So the last week always has events, and
 * reading it twice gives the same result.
 */
export async function listAccessEvents(
  asset: AssetRow,
  from: number,
  until: number,
  store: Store,
): Promise<ContractSchemas['AccessLogEntry'][]> {
  const events = (await store.list('access_log', { asset_id: asset.id, ts: { gte: from, lte: until } })).map(
    toLogEntry,
  );
  for (let day = Math.floor(until / SECONDS_PER_DAY); day >= Math.floor(from / SECONDS_PER_DAY); day -= 1)
    events.push(...(await deriveEventsOfDay(asset, day, store)));
  return events.filter((event) => event.ts >= from && event.ts <= until).sort((a, b) => b.ts - a.ts);
}
