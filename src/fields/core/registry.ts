import type { FieldType } from './types';

/** All field types by name, discovered by folder: `src/fields/<type>/index.ts`. */
const modules = import.meta.glob<FieldType>('../*/index.ts', { eager: true, import: 'default' });

export const fieldTypes: ReadonlyMap<string, FieldType> = new Map(
  Object.values(modules).map((type) => [type.type, type]),
);
