import type { CollectionName } from '../../collections';
import { accessTables } from './accesses';
import { contentTables } from './content';
import { deviceTables } from './devices';
import { placeTables } from './places';
import type { AnyTable, Tables } from './table';
import { workTables } from './work';

/** The table of each collection. */
export const tables: Tables = {
  ...placeTables,
  ...deviceTables,
  ...accessTables,
  ...contentTables,
  ...workTables,
};

/** Returns the table of a collection. */
export const tableOf = (name: CollectionName): AnyTable => tables[name];

/** The names of all collections. */
export const collectionNames = Object.keys(tables) as CollectionName[];
