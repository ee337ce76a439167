import type { FieldSchema, FieldSchemas } from '../../config/check/knownNames';

/**
 * `src/fields/<type>/schema.ts` exports `shape` (the options of the type), `value` (schema of a `default`) and `start`
 * (schema of a `default` in an action form). Loads only where declarations are checked, so that the schema library stays out
 * of the start-up path.
 */
const modules = import.meta.glob<FieldSchema>('../*/schema.ts', { eager: true });

export const fieldSchemas: FieldSchemas = new Map(
  Object.entries(modules).map(([path, { shape, value, start }]) => [
    path.split('/')[1] ?? path,
    { shape, value, start },
  ]),
);
