import type { DeviceRow, SensorRow } from '../../fixtures/rows/devices';
import type { GatewayRow } from '../../fixtures/rows/gateways';
import type { AssetRow } from '../../fixtures/rows/assets';
import type { ClientRow } from '../../fixtures/rows/clients';
import type { ProjectRow } from '../../fixtures/rows/projects';
import type { State } from '../../fixtures/rows/state';
import type { UserRow } from '../../fixtures/rows/users';

/** Names of the store's collections. */
export type CollectionName = {
  [Name in keyof State]: State[Name] extends object[] ? Name : never;
}[keyof State];

/** A row of a collection. */
export type RowOf<Name extends CollectionName> = State[Name][number];

/** Criteria for rows: these members with exactly these values. */
export type Criteria<Name extends CollectionName> = Partial<RowOf<Name>>;

/** New values for members of a row; undefined keeps the current value. */
export type Changes<Name extends CollectionName> = {
  readonly [Key in keyof RowOf<Name>]?: RowOf<Name>[Key] | undefined;
};

/** Collections with text search. */
export type SearchedName = 'assets' | 'clients' | 'projects' | 'users' | 'gateways' | 'devices';

/** Use of the store by a call: reads may run together, a write sees and changes the rows alone. */
export type TransactionMode = 'read' | 'write';

/** Gives calls the store, one transaction each. */
export interface Database {
  /**
   * Runs `run` in one transaction. Its writes take effect together when it resolves; if it throws, none of them does. The
   * store must not be used after that. In mode `read` a write throws.
   */
  transaction<T>(mode: TransactionMode, run: (store: Store) => T | Promise<T>): Promise<T>;
}

/**
 * The row store of one transaction, as calls and rules see it. Rows are read-only; changes go through its methods. Times
 * are Unix seconds. Methods named after a query use an index, so they are fast for any number of rows.
 */
export interface Store {
  /** Returns all rows that match the criteria, in insertion order. */
  list<Name extends CollectionName>(name: Name, where?: Criteria<Name>): Promise<readonly RowOf<Name>[]>;
  /** Returns the first row that matches the criteria. */
  find<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<RowOf<Name> | undefined>;
  insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): Promise<void>;
  /** Changes members of a row. */
  update<Name extends CollectionName>(name: Name, row: RowOf<Name>, changes: Changes<Name>): Promise<void>;
  /** Removes all rows that match the criteria. */
  remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<void>;

  asset(id: string): Promise<AssetRow | undefined>;
  client(id: string): Promise<ClientRow | undefined>;
  project(id: string): Promise<ProjectRow | undefined>;
  gateway(id: string): Promise<GatewayRow | undefined>;
  user(id: string): Promise<UserRow | undefined>;
  /** Finds a user by email, ignoring case and surrounding spaces. */
  userByEmail(email: string): Promise<UserRow | undefined>;
  assetsOfProject(id: string): Promise<readonly AssetRow[]>;
  usersOfAsset(id: string): Promise<readonly UserRow[]>;
  assetsOfGateway(id: string): Promise<readonly AssetRow[]>;
  /** Returns the shared and public gateways of a project. */
  sharedGatewaysOf(projectId: string): Promise<readonly GatewayRow[]>;
  /** Returns the gateways that share sensors with an asset. */
  gatewaysSharingWith(assetId: string): Promise<readonly GatewayRow[]>;
  devicesOfAsset(id: string): Promise<readonly DeviceRow[]>;
  devicesOfGateway(id: string): Promise<readonly DeviceRow[]>;
  /** Returns all devices of a project, including those of its assets. */
  devicesOfProject(id: string): Promise<readonly DeviceRow[]>;
  /** Returns the sensors in the shared parts of a project, each with its device. */
  sharedSensorsOf(projectId: string): Promise<readonly { sensor: SensorRow; device: DeviceRow }[]>;
  /** Returns all devices in an order that the store caches under this name; `sort` creates it. */
  devicesInOrder(
    name: string,
    sort: (rows: readonly DeviceRow[]) => DeviceRow[],
  ): Promise<readonly DeviceRow[]>;

  /** Returns rows that match a text (already folded) and the filter, in order, up to the limit. */
  search<Name extends SearchedName>(
    name: Name,
    text: string,
    filter?: (row: RowOf<Name>) => boolean,
    limit?: number,
  ): Promise<RowOf<Name>[]>;
  /** True if the row matches a text (already folded). */
  matchesSearch<Name extends SearchedName>(name: Name, row: RowOf<Name>, text: string): boolean;

  /** Returns a user's password hash. Stored apart from the users, so that no response can contain it. */
  passwordHash(userId: string): Promise<string | undefined>;
  /** Stores a user's password hash; undefined deletes it. */
  setPasswordHash(userId: string, hash: string | undefined): Promise<void>;
  hasAcceptedLegal(userId: string): Promise<boolean>;
  /** Records users who have accepted the legal documents, or must accept them again. */
  setLegalAccepted(userIds: readonly string[], accepted: boolean): Promise<void>;
  /** Returns the number of the next label, from 1; numbers are never reused. */
  nextLabelNumber(): Promise<number>;
}
