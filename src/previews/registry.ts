import type { PreviewType } from './types';

/** Every preview written in code, by its id, found by its folder. */
const modules = import.meta.glob<PreviewType>('./*/index.ts', { eager: true, import: 'default' });

export const previewTypes: ReadonlyMap<string, PreviewType> = new Map(
  Object.values(modules).map((preview) => [preview.id, preview]),
);
