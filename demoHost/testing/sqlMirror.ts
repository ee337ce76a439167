import type { Server } from 'node:http';
import type { SeededData } from '../../fixtures/seeds/demo';
import { MemoryDatabase } from '../store/memory/memoryDatabase';
import { SqlDatabase } from '../store/sql/sqlDatabase';
import { collectionNames } from '../store/sql/tables/index';
import type { HostDatabase } from '../store/store';
import { TestDatabase } from './testDatabase';
import { watchMemory } from './watchedMemory';

/** Databases that no running host uses. */
const freeDatabases: TestDatabase[] = [];

/**
 * A host's database in PostgreSQL with a mirror in memory, which tests read and change directly. Changes of the mirror are
 * written before each call of a test, and before each transaction outside of requests. Those of a transaction are read after
 * it, before the host answers.
 */
export class SqlMirror {
  /** The database of the host. */
  readonly database: HostDatabase;
  /** The mirror as tests see it. */
  readonly store: MemoryDatabase;
  private readonly memory: MemoryDatabase;
  private readonly changedTables = new Set<string>();
  private readonly isUsed: ReturnType<typeof watchMemory>['isUsed'];
  private openRequests = 0;
  /** The synchronisations, one after the other: an older state of a table never replaces a newer one. */
  private synchronised: Promise<void> = Promise.resolve();

  private constructor(
    private readonly test: TestDatabase,
    { state, plain }: SeededData,
  ) {
    this.memory = new MemoryDatabase(state, plain);
    const watched = watchMemory(this.memory);
    this.store = watched.store;
    this.isUsed = watched.isUsed;
    const sqlDatabase = new SqlDatabase(test.connection, {
      onChange: (tables) => this.addChanged(tables),
    });
    this.database = {
      transaction: async (mode, run) => {
        if (this.openRequests === 0) await this.push();
        const result = await sqlDatabase.transaction(mode, run);
        await this.pull();
        return result;
      },
      replace: async (rows, plainRows) => {
        await sqlDatabase.replace(rows, plainRows);
        this.addChanged([...collectionNames, 'others']);
        await this.pull();
      },
    };
  }

  static async open(data: SeededData): Promise<SqlMirror> {
    const test = freeDatabases.pop() ?? (await TestDatabase.create());
    await test.write(data.state, collectionNames);
    await test.writePlain(data.plain);
    return new SqlMirror(test, data);
  }

  /** Counts the open requests of a server. A transaction of a request does not write the mirror again. */
  watch(server: Server): void {
    server.prependListener('request', (_request, response) => {
      this.openRequests += 1;
      response.once('close', () => {
        this.openRequests -= 1;
      });
    });
  }

  /** Writes what the test may have changed in the mirror. */
  push(): Promise<void> {
    return this.inTurn(() => this.test.write(this.memory.state, collectionNames.filter(this.isUsed)));
  }

  close(): void {
    freeDatabases.push(this.test);
  }

  private addChanged(tables: Iterable<string>): void {
    for (const table of tables) this.changedTables.add(table);
  }

  /** Reads what the host changed. */
  private pull(): Promise<void> {
    return this.inTurn(async () => {
      const tables = new Set(this.changedTables);
      this.changedTables.clear();
      if (tables.size === 0) return;
      for (const name of await this.test.read(this.memory.state, tables)) this.memory.rows.invalidate(name);
    });
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.synchronised.then(work);
    this.synchronised = done.catch(() => undefined);
    return done;
  }
}

/** True if the tests of hosts run on PostgreSQL: `TEST_STORE=postgres`. */
export const usesSql = process.env['TEST_STORE'] === 'postgres';
