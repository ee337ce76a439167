import { countEventsByDay, SECONDS_PER_DAY, deriveEventsOfDay, toLogEntry } from '../accesses/events';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { UserRow } from '../../../fixtures/rows/users';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';

/** Days of the log of a project, today included. */
const LOG_DAYS = 365;

/** Entries that are kept of what happens while the host runs; the oldest go first. */
const MAX_LOGGED = 10_000;

type LogEntry = ContractSchemas['AccessLogEntry'];

/** A door opened while the host runs. */
interface DoorOpening {
  /** Null for an asset that belongs to no project: the opening is then told by the asset alone. */
  project_id: string | null;
  /** Null for a door of the whole building. */
  asset_id: string | null;
  /** Uuid or device id of the lock. */
  device_id: string;
  /** Null for somebody unknown. */
  user: UserRow | null;
  action: LogEntry['action'];
  /** Unix seconds. */
  openedAt: number;
}

/** Notes that a door was opened from the console: the log of the project and the events of the asset tell it from now on. */
export function logAccess(store: Store, opening: DoorOpening): void {
  const { user, project_id, asset_id, device_id } = opening;
  const candidates = asset_id === null ? store.list('devices') : store.devicesOfAsset(asset_id);
  const lock = candidates.find((row) => row.uuid === device_id || row.device_id === device_id);
  store.insert('access_log', {
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
  const [oldest, ...newerRows] = store.list('access_log');
  if (oldest && newerRows.length >= MAX_LOGGED) store.remove('access_log', oldest);
}

/** Event counts of days that are over, by the assets of a project. The store hands out another list when an asset changes. */
const countsByAssets = new WeakMap<readonly AssetRow[], Map<number, number>>();

/** How many derived events each of these days has. */
function countDerivedEvents(assets: readonly AssetRow[], days: readonly number[]): Map<number, number> {
  const counts = countsByAssets.get(assets) ?? new Map<number, number>();
  countsByAssets.set(assets, counts);
  const uncountedDays = days.filter((day) => !counts.has(day));
  countEventsByDay(assets, uncountedDays).forEach((count, i) => counts.set(uncountedDays[i] ?? 0, count));
  return counts;
}

/** A log of any length, newest first, of which only the asked part is made. */
export interface ProjectLog {
  /** First and last second that is told. */
  from: number;
  until: number;
  length: number;
  slice(start: number, end: number): LogEntry[];
}

/**
 * The log of a project: the last {@link LOG_DAYS} days, or the part of them between `from` and `until` (Unix seconds, both
 * included). A page costs as much as the days it touches, however long the log is (a million entries in the big data set).
 */
export function projectLog(
  store: Store,
  projectId: string,
  now: number,
  range?: { from: number; until: number },
): ProjectLog {
  const today = Math.floor(now / SECONDS_PER_DAY);
  const from = Math.max(range?.from ?? 0, (today - LOG_DAYS + 1) * SECONDS_PER_DAY);
  const until = Math.min(range?.until ?? now, now);
  const assets = store.assetsOfProject(projectId);
  const loggedRows = store.list('access_log', { project_id: projectId });
  const dayOf = (ts: number) => Math.floor(ts / SECONDS_PER_DAY);
  const days = Array.from(
    { length: Math.max(0, dayOf(until) - dayOf(from) + 1) },
    (_, i) => dayOf(until) - i,
  );

  const entriesOfDay = (day: number): LogEntry[] =>
    [
      ...loggedRows.filter((row) => dayOf(row.ts) === day).map(toLogEntry),
      ...assets.flatMap((asset) => deriveEventsOfDay(asset, day, store)),
    ]
      .filter((entry) => entry.ts >= from && entry.ts <= until)
      .sort((a, b) => b.ts - a.ts);

  // The first and the last day may be told in part: their entries have to be looked at to be counted.
  const isFullDay = (day: number) =>
    day * SECONDS_PER_DAY >= from && (day + 1) * SECONDS_PER_DAY - 1 <= until;
  const derivedCountsByDay = countDerivedEvents(assets, days.filter(isFullDay));
  const loggedCountsByDay = new Map<number, number>();
  for (const row of loggedRows)
    loggedCountsByDay.set(dayOf(row.ts), (loggedCountsByDay.get(dayOf(row.ts)) ?? 0) + 1);
  const counts = days.map((day) =>
    isFullDay(day)
      ? (derivedCountsByDay.get(day) ?? 0) + (loggedCountsByDay.get(day) ?? 0)
      : entriesOfDay(day).length,
  );

  return {
    from,
    until,
    length: counts.reduce((sum, count) => sum + count, 0),
    slice(start, end) {
      const rows: LogEntry[] = [];
      let offset = 0;
      days.forEach((day, i) => {
        const count = counts[i] ?? 0;
        if (offset < end && offset + count > start)
          rows.push(...entriesOfDay(day).slice(Math.max(0, start - offset), end - offset));
        offset += count;
      });
      return rows;
    },
  };
}
