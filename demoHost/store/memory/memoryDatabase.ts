import type { PlainState } from '../../../fixtures/rows/plain';
import type { State } from '../../../fixtures/rows/state';
import type { CollectionName } from '../collections';
import type { HostDatabase, Store, TransactionMode } from '../store';
import { MemoryRows } from './memoryRows';
import { MemoryStore } from './memoryStore';
import { ReadWriteLock } from './readWriteLock';
import { UndoLog } from './undoLog';

/** Database in memory: a state, with indexes that keep 100,000 assets fast. */
export class MemoryDatabase implements HostDatabase {
  readonly rows: MemoryRows;
  private readonly lock = new ReadWriteLock();

  constructor(state: State, plain?: PlainState) {
    this.rows = new MemoryRows(state, plain);
  }

  get state(): State {
    return this.rows.state;
  }

  transaction<T>(mode: TransactionMode, run: (store: Store) => T | Promise<T>): Promise<T> {
    return this.lock.run(mode, async () => {
      const undoLog = mode === 'write' ? new UndoLog() : undefined;
      try {
        return await run(new MemoryStore(this.rows, undoLog));
      } catch (error) {
        undoLog?.undo();
        throw error;
      }
    });
  }

  async replace(state: State, plain: PlainState = this.rows.plain): Promise<void> {
    this.rows.state = state;
    this.rows.plain = plain;
    for (const [name, value] of Object.entries(state))
      if (Array.isArray(value)) this.rows.invalidate(name as CollectionName);
  }
}
