import type { Database } from '../store/store';
import { PeriodicWork } from './periodicWork';

/** Milliseconds between two runs. */
const INTERVAL_MS = 3_600_000;

/** Days for which messages and opened doors are stored; the access log has the doors for longer. */
const STORED_DAYS = 30;

const DAY = 86_400;

/** Deletes rows of the host's own work that are no longer needed. `now` is Unix seconds. */
export const deleteOldRows = (database: Database, now: number): Promise<void> =>
  database.transaction('write', async (store) => {
    const oldest = now - STORED_DAYS * DAY;
    await store.remove('sessions', { expires_at: { lte: now } });
    await store.remove('outbox', { created_at: { lt: oldest } });
    await store.remove('device_commands', {
      kind: 'open_door',
      finished_at: { not: null },
      asked_at: { lt: oldest },
    });
  });

/** Runs {@link deleteOldRows} every hour. */
export const createHousekeeping = (
  database: Database,
  now: () => number,
  log: (line: string) => void,
): PeriodicWork => new PeriodicWork(() => deleteOldRows(database, now()), INTERVAL_MS, log);
