import type { ActivityRow } from '../../../fixtures/rows/activity';
import type { PlainRow } from '../../../fixtures/rows/plain';
import type { CollectionName, RowOf } from '../../store/collections';
import type { Criteria } from '../../store/criteria';
import type { Changes, ListOptions, PageOptions, RowPage, Store } from '../../store/store';
import { companiesOf } from './companiesOf';
import { HIDDEN, publicValues } from './publicValues';

/** A change of one row. */
export type RowChange = Pick<
  ActivityRow,
  'action' | 'resource' | 'record_id' | 'record_name' | 'client_ids' | 'before' | 'after'
>;

/** Collections of the host's own work, which follows from other changes. */
const unauditedCollections: ReadonlySet<CollectionName> = new Set([
  'activity',
  'device_commands',
  'known_logins',
  'login_failures',
  'outbox',
  'sessions',
]);

/** Members that identify a row, and those that name it for people; the first present one counts. */
const idMembers = ['id', 'uid', 'uuid', 'sensor_uuid', 'device_id', 'user_id'];
const nameMembers = ['name', 'alias', 'title', 'username', 'email', 'reservation_id'];

const firstText = (row: object, members: readonly string[]): string | undefined =>
  members
    .map((member) => (row as Readonly<Record<string, unknown>>)[member])
    .find((value) => typeof value === 'string' && value !== '') as string | undefined;

const isSame = (left: unknown, right: unknown): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

/** A store that records the changes made through it, for the activity. */
export class AuditedStore implements Store {
  /** Changes so far, in order. */
  readonly changes: RowChange[] = [];

  constructor(private readonly store: Store) {}

  list<Name extends CollectionName>(
    name: Name,
    where?: Criteria<Name>,
    options?: ListOptions<Name>,
  ): Promise<readonly RowOf<Name>[]> {
    return this.store.list(name, where, options);
  }

  page<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
    options: PageOptions<Name>,
  ): Promise<RowPage<Name>> {
    return this.store.page(name, where, options);
  }

  find<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<RowOf<Name> | undefined> {
    return this.store.find(name, where);
  }

  count<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<number> {
    return this.store.count(name, where);
  }

  async insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): Promise<void> {
    await this.store.insert(name, ...rows);
    for (const row of rows) await this.record('create', name, row, null, row);
  }

  async update<Name extends CollectionName>(
    name: Name,
    row: RowOf<Name>,
    changes: Changes<Name>,
  ): Promise<RowOf<Name>> {
    const before: Partial<RowOf<Name>> = {};
    const after: Partial<RowOf<Name>> = {};
    for (const key in changes) {
      const value = changes[key];
      if (value === undefined || isSame(value, row[key])) continue;
      before[key] = row[key];
      after[key] = value;
    }
    const updated = await this.store.update(name, row, changes);
    if (Object.keys(after).length > 0) await this.record('update', name, updated, before, after);
    return updated;
  }

  async remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<void> {
    if (!unauditedCollections.has(name))
      for (const row of await this.store.list(name, where)) await this.record('delete', name, row, row, null);
    await this.store.remove(name, where);
  }

  /** Deletes what is too old to keep; that is no change by a person. */
  keepNewest(name: CollectionName, count: number): Promise<void> {
    return this.store.keepNewest(name, count);
  }

  sessionUser(tokenHash: string, now: number): Promise<RowOf<'users'> | undefined> {
    return this.store.sessionUser(tokenHash, now);
  }

  passwordHash(userId: string): Promise<string | undefined> {
    return this.store.passwordHash(userId);
  }

  async setPasswordHash(userId: string, hash: string | undefined): Promise<void> {
    await this.store.setPasswordHash(userId, hash);
    if (hash !== undefined) await this.recordOfUser(userId, { password: HIDDEN });
  }

  hasAcceptedLegal(userId: string): Promise<boolean> {
    return this.store.hasAcceptedLegal(userId);
  }

  async setLegalAccepted(userIds: readonly string[], accepted: boolean): Promise<void> {
    await this.store.setLegalAccepted(userIds, accepted);
    for (const id of userIds) await this.recordOfUser(id, { legal_accepted: accepted });
  }

  plainRows(): Promise<Readonly<Record<string, readonly PlainRow[]>>> {
    return this.store.plainRows();
  }

  /** Rows of the plain part are recorded by that part, which knows the one that a request changes. */
  setPlainRows(collection: string, rows: readonly PlainRow[]): Promise<void> {
    return this.store.setPlainRows(collection, rows);
  }

  async nextLabelNumber(): Promise<number> {
    const number = await this.store.nextLabelNumber();
    this.changes.push({
      action: 'create',
      resource: 'labels',
      record_id: String(number),
      record_name: null,
      client_ids: [],
      before: null,
      after: {},
    });
    return number;
  }

  private async recordOfUser(id: string, after: object): Promise<void> {
    const user = await this.store.find('users', { id });
    if (user) await this.record('update', 'users', user, {}, after);
  }

  private async record(
    action: RowChange['action'],
    name: CollectionName,
    row: object,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    if (unauditedCollections.has(name)) return;
    this.changes.push({
      action,
      resource: name,
      record_id: firstText(row, idMembers) ?? '',
      record_name: firstText(row, nameMembers) ?? null,
      client_ids: await companiesOf(this.store, name, row),
      before: before && publicValues(name, before),
      after: after && publicValues(name, after),
    });
  }
}
