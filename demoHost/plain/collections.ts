import type { PlainRow } from '../../fixtures/rows/plain';
import { z } from 'zod';
import type { CallAccess } from '../server/roles';

const text = z.string().max(500);
const unixSeconds = z.number().int().min(0).max(32_503_680_000);

/** Seeded collections. Only their fields can be written, filtered and sorted by. */
const seededCollections = {
  'parking-chargers': z.strictObject({
    id: text.optional(),
    code: text.min(1),
    alias: text.nullable().optional(),
    projectId: text.nullable().optional(),
    status: z.enum(['available', 'charging', 'faulted', 'offline']),
    power_kw: z.number().min(0).max(1000),
    connector: z.enum(['type2', 'ccs', 'chademo']).nullable().optional(),
    installed_at: unixSeconds.nullable().optional(),
    latitude: z.number().min(-90).max(90).nullable().optional(),
    longitude: z.number().min(-180).max(180).nullable().optional(),
    active: z.boolean().optional(),
    notes: z.string().max(5000).nullable().optional(),
  }),
  'ev-sessions': z.strictObject({
    id: text.optional(),
    chargerId: text.min(1),
    started_at: unixSeconds,
    ended_at: unixSeconds.nullable().optional(),
    energy_kwh: z.number().min(0).max(100_000),
    cost_eur: z.number().min(0).max(100_000).optional(),
    plate: text.optional(),
  }),
} as const;

/** Schema of a writable row: only the collection's own members, each validated. */
export type RowSchema = z.ZodObject<z.ZodRawShape>;

/** A collection of the plain json-server part. */
export interface PlainCollection {
  schema: RowSchema;
  /** Permissions by method; null: only users who can access everything. */
  access: Readonly<Record<string, CallAccess>> | null;
}

/** Supported methods, and their permissions for chargers and sessions. */
export const chargerAccess: Readonly<Record<string, CallAccess>> = {
  GET: 'list_chargers',
  POST: 'create_chargers',
  PUT: 'update_chargers',
  PATCH: 'update_chargers',
  DELETE: 'delete_chargers',
};

/** Returns every collection by name: the seeded ones and those from row files. */
export const buildCollections = (files: Readonly<Record<string, readonly PlainRow[]>>) =>
  new Map<string, PlainCollection>([
    ...Object.entries(files).map(([name, rows]): [string, PlainCollection] => [
      name,
      { schema: inferRowSchema(rows), access: null },
    ]),
    ...Object.entries(seededCollections).map(([name, shape]): [string, PlainCollection] => [
      name,
      { schema: shape, access: chargerAccess },
    ]),
  ]);

const scalarSchema = z.union([z.string().max(5000), z.number(), z.boolean(), z.null()]);

/** Infers the schema of a file's collection: the members of its rows, each a text, number, boolean or null. */
const inferRowSchema = (rows: readonly PlainRow[]): RowSchema =>
  z.strictObject(
    Object.fromEntries(
      rows.flatMap((row) => Object.keys(row)).map((name) => [name, scalarSchema.optional()]),
    ),
  );
