import type { PlainRow } from '../../../fixtures/rows/plain';
import type { Criteria } from '../criteria';
import type { CollectionName, RowOf } from '../collections';
import type { Changes, ListOptions, PageOptions, RowPage, Store } from '../store';
import type { MemoryRows } from './memoryRows';
import type { UndoLog } from './undoLog';

/** Maximum number of rows of collections that only grow; in memory the oldest are deleted. */
const maxRows: { readonly [Name in CollectionName]?: number } = { activity: 10_000 };

/** The store of one transaction of a database in memory. */
export class MemoryStore implements Store {
  /** Without `undoLog` the transaction is a read, which must not write. */
  constructor(
    private readonly rows: MemoryRows,
    private readonly undoLog: UndoLog | undefined,
  ) {}

  async list<Name extends CollectionName>(
    name: Name,
    where?: Criteria<Name>,
    options?: ListOptions<Name>,
  ): Promise<readonly RowOf<Name>[]> {
    return this.rows.list(name, where, options);
  }

  async page<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
    options: PageOptions<Name>,
  ): Promise<RowPage<Name>> {
    return this.rows.page(name, where, options);
  }

  async find<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
  ): Promise<RowOf<Name> | undefined> {
    return this.rows.find(name, where);
  }

  async count<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<number> {
    return this.rows.list(name, where).length;
  }

  async insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): Promise<void> {
    const target = this.rowsToChange[name];
    this.recordWrite(() => {
      target.length -= rows.length;
      this.rows.invalidate(name);
    });
    for (const row of rows) this.rowsToChange[name].push(row);
    this.rows.invalidate(name);
    const limit = maxRows[name];
    if (limit !== undefined && target.length > limit * 1.1) await this.keepNewest(name, limit);
  }

  async update<Name extends CollectionName>(
    name: Name,
    row: RowOf<Name>,
    changes: Changes<Name>,
  ): Promise<RowOf<Name>> {
    const previous: Partial<RowOf<Name>> = {};
    const next: Partial<RowOf<Name>> = {};
    for (const key in changes) {
      const value = changes[key];
      if (value === undefined || value === row[key]) continue;
      previous[key] = row[key];
      next[key] = value;
    }
    this.recordWrite(() => this.rows.assign(name, row, previous));
    this.rows.assign(name, row, next);
    return row;
  }

  async remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<void> {
    const removedRows = new Set(this.rows.list(name, where));
    if (removedRows.size > 0) this.replaceRows(name, (row) => !removedRows.has(row));
  }

  async keepNewest(name: CollectionName, count: number): Promise<void> {
    const surplus = this.rows.list(name).length - count;
    if (surplus > 0) this.replaceRows(name, (_row, position) => position >= surplus);
  }

  async sessionUser(tokenHash: string, now: number): Promise<RowOf<'users'> | undefined> {
    const session = this.rows.find('sessions', { hash: tokenHash });
    return session && session.expires_at > now ? this.rows.find('users', { id: session.user_id }) : undefined;
  }

  async passwordHash(userId: string): Promise<string | undefined> {
    return this.state.credentials[userId];
  }

  async setPasswordHash(userId: string, hash: string | undefined): Promise<void> {
    const { credentials } = this.state;
    const previous = credentials[userId];
    const assign = (value: string | undefined) => {
      if (value === undefined) delete credentials[userId];
      else credentials[userId] = value;
    };
    this.recordWrite(() => assign(previous));
    assign(hash);
  }

  async hasAcceptedLegal(userId: string): Promise<boolean> {
    return this.state.legal_accepted.includes(userId);
  }

  async setLegalAccepted(userIds: readonly string[], accepted: boolean): Promise<void> {
    const { state } = this;
    const previous = state.legal_accepted;
    this.recordWrite(() => {
      state.legal_accepted = previous;
    });
    const namedIds = new Set(userIds);
    const others = previous.filter((id) => !namedIds.has(id));
    state.legal_accepted = accepted ? [...others, ...namedIds] : others;
  }

  async plainRows(): Promise<Readonly<Record<string, readonly PlainRow[]>>> {
    return this.rows.plain;
  }

  async setPlainRows(collection: string, rows: readonly PlainRow[]): Promise<void> {
    const previous = this.rows.plain;
    this.recordWrite(() => {
      this.rows.plain = previous;
    });
    this.rows.plain = { ...previous, [collection]: [...rows] };
  }

  async nextLabelNumber(): Promise<number> {
    const { state } = this;
    this.recordWrite(() => {
      state.labels_made -= 1;
    });
    state.labels_made += 1;
    return state.labels_made;
  }

  private get state(): MemoryRows['state'] {
    return this.rows.state;
  }

  /** Rows of each collection, by name. */
  private get rowsToChange(): { [Name in CollectionName]: RowOf<Name>[] } {
    return this.rows.state;
  }

  private replaceRows<Name extends CollectionName>(
    name: Name,
    isKept: (row: RowOf<Name>, position: number) => boolean,
  ): void {
    const previous: readonly RowOf<Name>[] = this.rows.list(name);
    const replace = (rows: readonly RowOf<Name>[]) => {
      Object.assign(this.state, { [name]: rows });
      this.rows.invalidate(name);
    };
    this.recordWrite(() => replace(previous));
    replace(previous.filter(isKept));
  }

  /** Call before a write, with its inverse. */
  private recordWrite(inverse: () => void): void {
    if (!this.undoLog) throw new Error('A read must not write.');
    this.undoLog.add(inverse);
  }
}
