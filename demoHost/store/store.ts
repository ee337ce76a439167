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

/**
 * The row store, as calls and rules see it. Rows are read-only; changes go through its methods. Times are Unix seconds.
 * Methods named after a query use an index, so they are fast for any number of rows.
 */
export interface Store {
  /** Returns all rows that match the criteria, in insertion order. */
  list<Name extends CollectionName>(name: Name, where?: Criteria<Name>): readonly RowOf<Name>[];
  /** Returns the first row that matches the criteria. */
  find<Name extends CollectionName>(name: Name, where: Criteria<Name>): RowOf<Name> | undefined;
  insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): void;
  /** Changes members of a row. */
  update<Name extends CollectionName>(name: Name, row: RowOf<Name>, changes: Changes<Name>): void;
  /** Removes all rows that match the criteria. */
  remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): void;
  /**
   * Runs the writes of `run` atomically, if the store supports rollback. Calls validate everything before they write, so
   * a store without rollback is not left with half of a change.
   */
  transaction<T>(run: () => T): T;

  asset(id: string): AssetRow | undefined;
  client(id: string): ClientRow | undefined;
  project(id: string): ProjectRow | undefined;
  gateway(id: string): GatewayRow | undefined;
  user(id: string): UserRow | undefined;
  /** Finds a user by email, ignoring case and surrounding spaces. */
  userByEmail(email: string): UserRow | undefined;
  assetsOfProject(id: string): readonly AssetRow[];
  usersOfAsset(id: string): readonly UserRow[];
  assetsOfGateway(id: string): readonly AssetRow[];
  /** Returns the shared and public gateways of a project. */
  sharedGatewaysOf(projectId: string): readonly GatewayRow[];
  /** Returns the gateways that share sensors with an asset. */
  gatewaysSharingWith(assetId: string): readonly GatewayRow[];
  devicesOfAsset(id: string): readonly DeviceRow[];
  devicesOfGateway(id: string): readonly DeviceRow[];
  /** Returns all devices of a project, including those of its assets. */
  devicesOfProject(id: string): readonly DeviceRow[];
  /** Returns the sensors in the shared parts of a project, each with its device. */
  sharedSensorsOf(projectId: string): readonly { sensor: SensorRow; device: DeviceRow }[];
  /** Returns all devices in an order that the store caches under this name; `sort` creates it. */
  devicesInOrder(name: string, sort: (rows: readonly DeviceRow[]) => DeviceRow[]): readonly DeviceRow[];

  /** Returns rows that match a text (already folded) and the filter, in order, up to the limit. */
  search<Name extends SearchedName>(
    name: Name,
    text: string,
    filter?: (row: RowOf<Name>) => boolean,
    limit?: number,
  ): RowOf<Name>[];
  /** True if the row matches a text (already folded). */
  matchesSearch<Name extends SearchedName>(name: Name, row: RowOf<Name>, text: string): boolean;

  /** Returns a user's password hash. Stored apart from the users, so that no response can contain it. */
  passwordHash(userId: string): string | undefined;
  /** Stores a user's password hash; undefined deletes it. */
  setPasswordHash(userId: string, hash: string | undefined): void;
  hasAcceptedLegal(userId: string): boolean;
  /** Records users who have accepted the legal documents, or must accept them again. */
  setLegalAccepted(userIds: readonly string[], accepted: boolean): void;
  /** Returns the number of the next label, from 1; numbers are never reused. */
  nextLabelNumber(): number;
}
