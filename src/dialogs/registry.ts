import type { DialogType } from './types';

/** Every dialog written in code, by its id, found by its folder. */
const modules = import.meta.glob<DialogType>('./*/index.ts', { eager: true, import: 'default' });

export const dialogTypes: ReadonlyMap<string, DialogType> = new Map(
  Object.values(modules).map((dialog) => [dialog.id, dialog]),
);
