import type { PlainRow } from '../../fixtures/rows/plain';
import { z } from 'zod';
import type { CallAccess } from '../server/roles';

const text = z.string().max(500);
const unixSeconds = z.number().int().min(0).max(32_503_680_000);

/** The collections that the host seeds: their fields are all that can be written, filtered and sorted by. */
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

/** What is written of a collection: its own rows only, each member checked. */
export type RowSchema = z.ZodObject<z.ZodRawShape>;

/** A collection of the plain part. */
export interface PlainCollection {
  schema: RowSchema;
  /** What each method asks for; null where it asks that the person sees everything. */
  access: Readonly<Record<string, CallAccess>> | null;
}

/** The methods that are answered, and what they ask of chargers and their sessions. */
export const chargerAccess: Readonly<Record<string, CallAccess>> = {
  GET: 'list_chargers',
  POST: 'create_chargers',
  PUT: 'update_chargers',
  PATCH: 'update_chargers',
  DELETE: 'delete_chargers',
};

/** Every collection by its name: the seeded ones, and those whose rows are files. */
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

/** A collection of a file takes the members that its rows have, each a text, a number, a switch or nothing. */
const inferRowSchema = (rows: readonly PlainRow[]): RowSchema =>
  z.strictObject(
    Object.fromEntries(
      rows.flatMap((row) => Object.keys(row)).map((name) => [name, scalarSchema.optional()]),
    ),
  );
