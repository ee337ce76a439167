import type { State } from '../../../fixtures/rows/state';
import type { CollectionName } from '../collections';
import type { Database, Store, TransactionMode } from '../store';
import { MemoryRows } from './memoryRows';
import { MemoryStore } from './memoryStore';
import { ReadWriteLock } from './readWriteLock';
import { UndoLog } from './undoLog';

/** Database in memory: a state, with indexes that keep 100,000 assets fast. */
export class MemoryDatabase implements Database {
  readonly rows: MemoryRows;
  private readonly lock = new ReadWriteLock();

  /** `onChange` is called after each transaction that changed something. */
  constructor(
    state: State,
    private readonly onChange: () => void = () => undefined,
  ) {
    this.rows = new MemoryRows(state);
  }

  get state(): State {
    return this.rows.state;
  }

  transaction<T>(mode: TransactionMode, run: (store: Store) => T | Promise<T>): Promise<T> {
    return this.lock.run(mode, async () => {
      const undoLog = mode === 'write' ? new UndoLog() : undefined;
      try {
        const result = await run(new MemoryStore(this.rows, undoLog));
        if (undoLog?.isEmpty === false) this.onChange();
        return result;
      } catch (error) {
        undoLog?.undo();
        throw error;
      }
    });
  }

  /** Replaces the state, and so all rows. */
  replace(state: State): void {
    this.rows.state = state;
    for (const [name, value] of Object.entries(state))
      if (Array.isArray(value)) this.rows.invalidate(name as CollectionName);
    this.onChange();
  }
}
