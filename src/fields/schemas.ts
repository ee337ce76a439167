import type { FieldShape, FieldShapes } from '../config/check/parse';

/**
 * `src/fields/<type>/schema.ts` exports `shape`, the options of its type. Loaded only where declarations are checked, so
 * that the schema library stays out of the start-up path.
 */
const modules = import.meta.glob<FieldShape>('./*/schema.ts', { eager: true, import: 'shape' });

export const fieldShapes: FieldShapes = new Map(
  Object.entries(modules).map(([path, shape]) => [path.split('/')[1] ?? path, shape]),
);
