import type * as z from 'zod/mini';

/**
 * The options each field type accepts beyond the common ones: `src/fields/<type>/schema.ts` exports `schema`, a shape for
 * `z.strictObject`. Loaded only where declarations are checked, so that the schema library stays out of the start-up path.
 */
export type FieldShape = Record<string, z.ZodMiniType>;

const modules = import.meta.glob<FieldShape>('./*/schema.ts', { eager: true, import: 'shape' });

export const fieldShapes: ReadonlyMap<string, FieldShape> = new Map(
  Object.entries(modules).map(([path, shape]) => [path.split('/')[1] ?? path, shape]),
);
