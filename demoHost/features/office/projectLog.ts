import { countEventsByDay, SECONDS_PER_DAY, deriveEventsOfDay, toLogEntry } from '../accesses/events';
import { hashText } from '../../../fixtures/generators/random';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { UserRow } from '../../../fixtures/rows/users';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';

/** Days in a project's log, including today. */
const LOG_DAYS = 365;

/** Maximum number of stored entries; the oldest are dropped. */
const MAX_LOGGED = 10_000;

type LogEntry = ContractSchemas['AccessLogEntry'];

/** A door that was opened while the host ran. */
interface DoorOpening {
  /** Null for an asset without project: only the asset's own log then has the entry. */
  project_id: string | null;
  /** Null for a door of the whole building. */
  asset_id: string | null;
  /** Uuid or device id of the lock. */
  device_id: string;
  /** Null for an unknown user. */
  user: UserRow | null;
  action: LogEntry['action'];
  /** Unix seconds. */
  openedAt: number;
}

/** Logs that a door was opened from the console, for the project's log and the asset's events. */
export async function logAccess(store: Store, opening: DoorOpening): Promise<void> {
  const { user, project_id, asset_id, device_id } = opening;
  const place = asset_id === null ? {} : { asset_id };
  const lock = await store.find('devices', { ...place, any: [{ uuid: device_id }, { device_id }] });
  await store.insert('access_log', {
    project_id,
    asset_id,
    device_id: lock?.device_id ?? device_id,
    ts: opening.openedAt,
    action: opening.action,
    usage_source: 'web',
    user_agent: null,
    lock_type: lock?.lock_type ?? (asset_id === null ? 'BUILDING_DOOR' : 'HOME_DOOR'),
    name: lock?.name ?? 'Cerradura',
    room: lock?.room ?? 'Entrada',
    username: user?.username ?? null,
    user_email: user?.email ?? null,
    user_id: user?.id ?? null,
  });
  await store.keepNewest('access_log', MAX_LOGGED);
}

/** Event counts of past days, with a fingerprint of the assets that they depend on. */
interface DerivedCounts {
  fingerprint: number;
  counts: Map<number, number>;
}

/** By project. */
const derivedCountsOf = new Map<string, DerivedCounts>();

/** Maximum number of projects with remembered counts. */
const MAX_PROJECTS = 500;

/** Returns a number that changes when the assets, or what their events depend on, change. */
const fingerprintOf = (assets: readonly AssetRow[]): number =>
  assets.reduce(
    (hash, asset) =>
      Math.imul(hash ^ hashText(asset.id), 0x9e_37_79_b1) +
      (asset.type === 'OFFICE' ? 1 : 0) +
      (asset.gateways.length > 0 ? 2 : 0),
    assets.length,
  );

/** Returns the number of derived events of a project on each of these days. */
function countDerivedEvents(
  projectId: string,
  assets: readonly AssetRow[],
  days: readonly number[],
): Map<number, number> {
  const fingerprint = fingerprintOf(assets);
  const remembered = derivedCountsOf.get(projectId);
  const { counts } =
    remembered?.fingerprint === fingerprint ? remembered : { counts: new Map<number, number>() };
  derivedCountsOf.delete(projectId);
  derivedCountsOf.set(projectId, { fingerprint, counts });
  for (const oldest of [...derivedCountsOf.keys()].slice(0, -MAX_PROJECTS)) derivedCountsOf.delete(oldest);
  const uncountedDays = days.filter((day) => !counts.has(day));
  countEventsByDay(assets, uncountedDays).forEach((count, i) => counts.set(uncountedDays[i] ?? 0, count));
  return counts;
}

/** A log of any length, newest first, that only creates the requested entries. */
export interface ProjectLog {
  /** First and last second of the range. */
  from: number;
  until: number;
  length: number;
  slice(start: number, end: number): Promise<LogEntry[]>;
}

/**
 * Returns the log of a project: the last {@link LOG_DAYS} days, or the part between `from` and `until` (Unix seconds,
 * inclusive). A page only costs the days it covers, however long the log is (a million entries in the big data set).
 */
export async function projectLog(
  store: Store,
  projectId: string,
  now: number,
  range?: { from: number; until: number },
): Promise<ProjectLog> {
  const today = Math.floor(now / SECONDS_PER_DAY);
  const from = Math.max(range?.from ?? 0, (today - LOG_DAYS + 1) * SECONDS_PER_DAY);
  const until = Math.min(range?.until ?? now, now);
  const assets = await store.list('assets', { project_id: projectId });
  const loggedRows = await store.list('access_log', {
    project_id: projectId,
    ts: { gte: from, lte: until },
  });
  const dayOf = (ts: number) => Math.floor(ts / SECONDS_PER_DAY);
  const days = Array.from(
    { length: Math.max(0, dayOf(until) - dayOf(from) + 1) },
    (_, i) => dayOf(until) - i,
  );

  const entriesOfDay = async (day: number): Promise<LogEntry[]> =>
    [
      ...loggedRows.filter((row) => dayOf(row.ts) === day).map(toLogEntry),
      ...(await Promise.all(assets.map((asset) => deriveEventsOfDay(asset, day, store)))).flat(),
    ]
      .filter((entry) => entry.ts >= from && entry.ts <= until)
      .sort((a, b) => b.ts - a.ts);

  // The first and last day may be partial, so their entries must be read to be counted.
  const isFullDay = (day: number) =>
    day * SECONDS_PER_DAY >= from && (day + 1) * SECONDS_PER_DAY - 1 <= until;
  const derivedCountsByDay = countDerivedEvents(projectId, assets, days.filter(isFullDay));
  const loggedCountsByDay = new Map<number, number>();
  for (const row of loggedRows)
    loggedCountsByDay.set(dayOf(row.ts), (loggedCountsByDay.get(dayOf(row.ts)) ?? 0) + 1);
  const counts = await Promise.all(
    days.map(async (day) =>
      isFullDay(day)
        ? (derivedCountsByDay.get(day) ?? 0) + (loggedCountsByDay.get(day) ?? 0)
        : (await entriesOfDay(day)).length,
    ),
  );

  return {
    from,
    until,
    length: counts.reduce((sum, count) => sum + count, 0),
    async slice(start, end) {
      const rows: LogEntry[] = [];
      let offset = 0;
      for (const [i, day] of days.entries()) {
        const count = counts[i] ?? 0;
        if (offset < end && offset + count > start)
          rows.push(...(await entriesOfDay(day)).slice(Math.max(0, start - offset), end - offset));
        offset += count;
      }
      return rows;
    },
  };
}
