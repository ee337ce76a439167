import type { State } from '../../../fixtures/rows/state';
import { MemoryDatabase } from '../memory/memoryDatabase';
import type { Database } from '../store';

/** Databases that must behave alike, by name, each opened with the rows of a state. */
export const databases: Readonly<Record<string, (state: State) => Database | Promise<Database>>> = {
  memory: (state) => new MemoryDatabase(state),
};
