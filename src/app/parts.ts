import type { Parts } from '../parts/PartsContext';
import { partsOf } from '../parts/partsOf';
import type { Part } from '../parts/types';
import { ownParts } from './own/parts';

/** Parts by the path of their `part.ts`: found by their place, `src/areas/<area>/<part>`, and those of an overlay last. */
export const partModules: Readonly<Record<string, Part | readonly Part[]>> = {
  ...import.meta.glob<Part | readonly Part[]>('../areas/*/*/part.ts', { eager: true, import: 'default' }),
  ...ownParts,
};

/** Every part of the console that is written in code. */
export const parts: Parts = partsOf(Object.values(partModules));
