import type { State } from '../../fixtures/rows/state';
import { MemoryStore } from './memoryStore';
import { ReadWriteLock } from './readWriteLock';
import { SearchableState } from './searchableState';
import type { Database, Store, TransactionMode } from './store';
import { UndoLog } from './undoLog';

/** Database in memory: the state, with indexes that keep 100,000 assets fast. */
export class MemoryDatabase extends SearchableState implements Database {
  private readonly lock = new ReadWriteLock();

  /** `onChange` is called after each transaction that changed something. */
  constructor(
    state: State,
    private readonly onChange: () => void = () => undefined,
  ) {
    super(state);
  }

  transaction<T>(mode: TransactionMode, run: (store: Store) => T | Promise<T>): Promise<T> {
    return this.lock.run(mode, async () => {
      const undoLog = mode === 'write' ? new UndoLog() : undefined;
      try {
        const result = await run(new MemoryStore(this, undoLog));
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
    this.state = state;
    this.invalidate('assets', 'users', 'clients', 'projects', 'gateways', 'devices');
    this.onChange();
  }
}
