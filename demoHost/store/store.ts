import type { PlainRow, PlainState } from '../../fixtures/rows/plain';
import type { State } from '../../fixtures/rows/state';
import type { CollectionName, RowOf } from './collections';
import type { Criteria, Order } from './criteria';

/** New values for members of a row; undefined keeps the current value. */
export type Changes<Name extends CollectionName> = {
  readonly [Key in keyof RowOf<Name>]?: RowOf<Name>[Key] | undefined;
};

/** Part of the matching rows, in order. Default: all, in insertion order. */
export interface ListOptions<Name extends CollectionName> {
  /** The first of these decides, then the next; rows that are equal in all keep their insertion order. */
  order?: readonly Order<Name>[];
  /** Number of rows to skip. Default 0. */
  offset?: number;
  /** Maximum number of rows. Default: no limit. */
  limit?: number;
}

/** A part that is not empty, of the matching rows. */
export interface PageOptions<Name extends CollectionName> {
  order?: readonly Order<Name>[];
  offset: number;
  /** At least 1. */
  limit: number;
}

/** Some of the matching rows, and the number of all of them. */
export interface RowPage<Name extends CollectionName> {
  rows: readonly RowOf<Name>[];
  total: number;
}

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

/** The database of a host, whose rows can be replaced. */
export interface HostDatabase extends Database {
  /** Replaces all rows. */
  replace(state: State, plain: PlainState): Promise<void>;
}

/**
 * The row store of one transaction, as calls and rules see it. Rows are read-only; changes go through its methods. Times
 * are Unix seconds. A query is data, so that a database can answer it, and names members that
 * `demoHost/store/collections.ts` lists.
 */
export interface Store {
  list<Name extends CollectionName>(
    name: Name,
    where?: Criteria<Name>,
    options?: ListOptions<Name>,
  ): Promise<readonly RowOf<Name>[]>;
  page<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
    options: PageOptions<Name>,
  ): Promise<RowPage<Name>>;
  /** Returns the first row that matches. */
  find<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<RowOf<Name> | undefined>;
  count<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<number>;

  insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): Promise<void>;
  /** Changes members of a row and returns the changed row. */
  update<Name extends CollectionName>(
    name: Name,
    row: RowOf<Name>,
    changes: Changes<Name>,
  ): Promise<RowOf<Name>>;
  /** Removes all rows that match. */
  remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): Promise<void>;
  /** Removes the oldest rows of a collection until at most `count` are left. */
  keepNewest(name: CollectionName, count: number): Promise<void>;

  /** Returns the user of the session with this token hash; undefined if there is none that lasts. `now` is Unix seconds. */
  sessionUser(tokenHash: string, now: number): Promise<RowOf<'users'> | undefined>;
  /** Returns a user's password hash. Stored apart from the users, so that no response can contain it. */
  passwordHash(userId: string): Promise<string | undefined>;
  /** Stores a user's password hash; undefined deletes it. */
  setPasswordHash(userId: string, hash: string | undefined): Promise<void>;
  hasAcceptedLegal(userId: string): Promise<boolean>;
  /** Records users who have accepted the legal documents, or must accept them again. */
  setLegalAccepted(userIds: readonly string[], accepted: boolean): Promise<void>;
  /** Returns the rows of the plain part by collection; collections that were never written are missing. */
  plainRows(): Promise<Readonly<Record<string, readonly PlainRow[]>>>;
  setPlainRows(collection: string, rows: readonly PlainRow[]): Promise<void>;
  /** Returns the number of the next label, from 1; numbers are never reused. */
  nextLabelNumber(): Promise<number>;
}
