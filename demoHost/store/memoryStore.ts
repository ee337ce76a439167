import type { DeviceRow, SensorRow } from '../../fixtures/rows/devices';
import type { GatewayRow } from '../../fixtures/rows/gateways';
import type { AssetRow } from '../../fixtures/rows/assets';
import type { ClientRow } from '../../fixtures/rows/clients';
import type { ProjectRow } from '../../fixtures/rows/projects';
import type { UserRow } from '../../fixtures/rows/users';
import type { SearchableState } from './searchableState';
import type { Changes, CollectionName, Criteria, RowOf, SearchedName, Store } from './store';
import type { UndoLog } from './undoLog';

/** Members of assets that an index or the derived events depend on. */
const indexedInAssets = ['id', 'client_id', 'project_id', 'type', 'gateways'] as const;

/** True if a row matches all criteria. */
function matchesCriteria<T extends object>(row: T, where: Partial<T>): boolean {
  for (const key in where) if (row[key] !== where[key]) return false;
  return true;
}

/** True if an index depends on one of the changed members. */
const isIndexAffected = (name: CollectionName, changedMembers: readonly string[]): boolean =>
  name !== 'assets' || indexedInAssets.some((key) => changedMembers.includes(key));

/** The store of one transaction of a database in memory. */
export class MemoryStore implements Store {
  /** Without `undoLog` the transaction is a read, which must not write. */
  constructor(
    private readonly indexes: SearchableState,
    private readonly undoLog: UndoLog | undefined,
  ) {}

  async list<Name extends CollectionName>(
    name: Name,
    where?: Criteria<Name>,
  ): Promise<readonly RowOf<Name>[]> {
    const rows = this.rows[name];
    return where === undefined ? rows : rows.filter((row) => matchesCriteria(row, where));
  }

  async find<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
  ): Promise<RowOf<Name> | undefined> {
    return this.rows[name].find((row) => matchesCriteria(row, where));
  }

  async insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): Promise<void> {
    this.recordWrite(() => {
      this.rows[name].length -= rows.length;
      this.indexes.invalidate(name);
    });
    for (const row of rows) this.rows[name].push(row);
    this.indexes.invalidate(name);
  }

  async update<Name extends CollectionName>(
    name: Name,
    row: RowOf<Name>,
    changes: Changes<Name>,
  ): Promise<void> {
    const previous: Partial<RowOf<Name>> = {};
    const next: Partial<RowOf<Name>> = {};
    for (const key in changes) {
      const value = changes[key];
      if (value === undefined || value === row[key]) continue;
      previous[key] = row[key];
      next[key] = value;
    }
    this.recordWrite(() => this.assign(name, row, previous));
    this.assign(name, row, next);
  }

  async remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<void> {
    const { rows } = this;
    const previous = rows[name];
    const remaining = previous.filter((row) => !matchesCriteria(row, where));
    if (remaining.length === previous.length) return;
    const replaceRows = (nextRows: readonly RowOf<Name>[]) => {
      Object.assign(rows, { [name]: nextRows });
      this.indexes.invalidate(name);
    };
    this.recordWrite(() => replaceRows(previous));
    replaceRows(remaining);
  }

  async asset(id: string): Promise<AssetRow | undefined> {
    return this.indexes.asset(id);
  }
  async client(id: string): Promise<ClientRow | undefined> {
    return this.indexes.client(id);
  }
  async project(id: string): Promise<ProjectRow | undefined> {
    return this.indexes.project(id);
  }
  async gateway(id: string): Promise<GatewayRow | undefined> {
    return this.indexes.gateway(id);
  }
  async user(id: string): Promise<UserRow | undefined> {
    return this.indexes.user(id);
  }
  async userByEmail(email: string): Promise<UserRow | undefined> {
    return this.indexes.userByEmail(email);
  }
  async assetsOfProject(id: string): Promise<readonly AssetRow[]> {
    return this.indexes.assetsOfProject(id);
  }
  async usersOfAsset(id: string): Promise<readonly UserRow[]> {
    return this.indexes.usersOfAsset(id);
  }
  async assetsOfGateway(id: string): Promise<readonly AssetRow[]> {
    return this.indexes.assetsOfGateway(id);
  }
  async sharedGatewaysOf(projectId: string): Promise<readonly GatewayRow[]> {
    return this.indexes.sharedGatewaysOf(projectId);
  }
  async gatewaysSharingWith(assetId: string): Promise<readonly GatewayRow[]> {
    return this.indexes.gatewaysSharingWith(assetId);
  }
  async devicesOfAsset(id: string): Promise<readonly DeviceRow[]> {
    return this.indexes.devicesOfAsset(id);
  }
  async devicesOfGateway(id: string): Promise<readonly DeviceRow[]> {
    return this.indexes.devicesOfGateway(id);
  }
  async devicesOfProject(id: string): Promise<readonly DeviceRow[]> {
    return this.indexes.devicesOfProject(id);
  }
  async sharedSensorsOf(projectId: string): Promise<readonly { sensor: SensorRow; device: DeviceRow }[]> {
    return this.indexes.sharedSensorsOf(projectId);
  }
  async devicesInOrder(
    name: string,
    sort: (rows: readonly DeviceRow[]) => DeviceRow[],
  ): Promise<readonly DeviceRow[]> {
    return this.indexes.devicesInOrder(name, sort);
  }

  async search<Name extends SearchedName>(
    name: Name,
    text: string,
    filter: (row: RowOf<Name>) => boolean = () => true,
    limit = Number.POSITIVE_INFINITY,
  ): Promise<RowOf<Name>[]> {
    const index = this.indexes.textIndexOf(name);
    if (index) return index.find(text, filter, limit);
    const results: RowOf<Name>[] = [];
    for (const row of this.rows[name]) {
      if (results.length >= limit) break;
      if (filter(row) && this.matchesSearch(name, row, text)) results.push(row);
    }
    return results;
  }

  matchesSearch<Name extends SearchedName>(name: Name, row: RowOf<Name>, text: string): boolean {
    return this.indexes.foldedText(name, row).includes(text);
  }

  async passwordHash(userId: string): Promise<string | undefined> {
    return this.indexes.state.credentials[userId];
  }

  async setPasswordHash(userId: string, hash: string | undefined): Promise<void> {
    const { credentials } = this.indexes.state;
    const previous = credentials[userId];
    const assign = (value: string | undefined) => {
      if (value === undefined) delete credentials[userId];
      else credentials[userId] = value;
    };
    this.recordWrite(() => assign(previous));
    assign(hash);
  }

  async hasAcceptedLegal(userId: string): Promise<boolean> {
    return this.indexes.state.legal_accepted.includes(userId);
  }

  async setLegalAccepted(userIds: readonly string[], accepted: boolean): Promise<void> {
    const { state } = this.indexes;
    const previous = state.legal_accepted;
    this.recordWrite(() => {
      state.legal_accepted = previous;
    });
    const namedIds = new Set(userIds);
    const others = previous.filter((id) => !namedIds.has(id));
    state.legal_accepted = accepted ? [...others, ...namedIds] : others;
  }

  async nextLabelNumber(): Promise<number> {
    const { state } = this.indexes;
    this.recordWrite(() => {
      state.labels_made -= 1;
    });
    state.labels_made += 1;
    return state.labels_made;
  }

  /** Rows of each collection, by name. */
  private get rows(): { [Name in CollectionName]: RowOf<Name>[] } {
    return this.indexes.state;
  }

  /** Call before a write, with its inverse. */
  private recordWrite(inverse: () => void): void {
    if (!this.undoLog) throw new Error('A read must not write.');
    this.undoLog.add(inverse);
  }

  private assign<Name extends CollectionName>(
    name: Name,
    row: RowOf<Name>,
    members: Partial<RowOf<Name>>,
  ): void {
    const previousText = this.indexes.searchTextIn(name, row);
    Object.assign(row, members);
    if (this.indexes.searchTextIn(name, row) !== previousText) this.indexes.invalidateText(name, row);
    if (isIndexAffected(name, Object.keys(members))) this.indexes.invalidate(name);
  }
}
