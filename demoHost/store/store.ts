import type { DeviceRow, SensorRow } from '../../fixtures/rows/devices';
import type { GatewayRow } from '../../fixtures/rows/gateways';
import type { AssetRow } from '../../fixtures/rows/assets';
import type { ClientRow } from '../../fixtures/rows/clients';
import type { ProjectRow } from '../../fixtures/rows/projects';
import type { State } from '../../fixtures/rows/state';
import type { UserRow } from '../../fixtures/rows/users';

/** The collections of rows that a store keeps. */
export type CollectionName = {
  [Name in keyof State]: State[Name] extends object[] ? Name : never;
}[keyof State];

/** A row of a collection. */
export type RowOf<Name extends CollectionName> = State[Name][number];

/** What rows have to say: these members, with exactly these values. */
export type Criteria<Name extends CollectionName> = Partial<RowOf<Name>>;

/** New values for members of a row; one that is undefined stays as it is. */
export type Changes<Name extends CollectionName> = {
  readonly [Key in keyof RowOf<Name>]?: RowOf<Name>[Key] | undefined;
};

/** Collections that people search by text. */
export type SearchedName = 'assets' | 'clients' | 'projects' | 'users' | 'gateways' | 'devices';

/**
 * Where the host keeps its rows, as its calls and rules see it. Rows are to be read; who wants to change one says so. Times
 * are Unix seconds. Methods named after a question stand for an index: they are quick however many rows there are.
 */
export interface Store {
  /** All rows of a collection that meet the criteria, in the order in which they came. */
  list<Name extends CollectionName>(name: Name, where?: Criteria<Name>): readonly RowOf<Name>[];
  /** The first row that meets the criteria. */
  find<Name extends CollectionName>(name: Name, where: Criteria<Name>): RowOf<Name> | undefined;
  insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): void;
  /** Gives members of a row other values. */
  update<Name extends CollectionName>(name: Name, row: RowOf<Name>, changes: Changes<Name>): void;
  /** Removes all rows that meet the criteria. */
  remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): void;
  /**
   * All writes of `work` together, or none where a store can take writes back. Calls check everything before they write,
   * so that a store that cannot is not left with half of it.
   */
  transaction<T>(run: () => T): T;

  asset(id: string): AssetRow | undefined;
  client(id: string): ClientRow | undefined;
  project(id: string): ProjectRow | undefined;
  gateway(id: string): GatewayRow | undefined;
  user(id: string): UserRow | undefined;
  /** Whatever its case, and blanks around it. */
  userByEmail(email: string): UserRow | undefined;
  assetsOfProject(id: string): readonly AssetRow[];
  usersOfAsset(id: string): readonly UserRow[];
  assetsOfGateway(id: string): readonly AssetRow[];
  /** The shared and public gateways of a project. */
  sharedGatewaysOf(projectId: string): readonly GatewayRow[];
  /** The gateways that share sensors with an asset. */
  gatewaysSharingWith(assetId: string): readonly GatewayRow[];
  devicesOfAsset(id: string): readonly DeviceRow[];
  devicesOfGateway(id: string): readonly DeviceRow[];
  /** All devices of a project, those of its assets too. */
  devicesOfProject(id: string): readonly DeviceRow[];
  /** The sensors in the shared parts of a project, each with its device. */
  sharedSensorsOf(projectId: string): readonly { sensor: SensorRow; device: DeviceRow }[];
  /** All devices in an order; `sort` makes it when the store does not know it under this name. */
  devicesInOrder(name: string, sort: (rows: readonly DeviceRow[]) => DeviceRow[]): readonly DeviceRow[];

  /** Rows that people find by a text (already folded) and that `fits` lets through, in their order; at most `most`. */
  search<Name extends SearchedName>(
    name: Name,
    text: string,
    filter?: (row: RowOf<Name>) => boolean,
    limit?: number,
  ): RowOf<Name>[];
  /** Whether people find this row by a text (already folded). */
  matchesSearch<Name extends SearchedName>(name: Name, row: RowOf<Name>, text: string): boolean;

  /** The hash of a person's password. Kept apart from the people so that no answer can carry it. */
  passwordHash(userId: string): string | undefined;
  /** Keeps a person's hash; undefined forgets it. */
  setPasswordHash(userId: string, hash: string | undefined): void;
  hasAcceptedLegal(userId: string): boolean;
  /** Notes who has accepted the legal documents, or has to accept them anew. */
  setLegalAccepted(userIds: readonly string[], accepted: boolean): void;
  /** The number of the next label, from 1; no number comes twice. */
  nextLabelNumber(): number;
}
