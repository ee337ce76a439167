import type { Parts } from '../parts/PartsContext';
import { partsOf } from '../parts/partsOf';
import type { Part } from '../parts/types';

/** Parts by the path of their `part.ts`: found by their place, `src/areas/<area>/<part>`. */
export const partModules = import.meta.glob<Part | readonly Part[]>('../areas/*/*/part.ts', {
  eager: true,
  import: 'default',
});

/** Every part of the console that is written in code. */
export const parts: Parts = partsOf(Object.values(partModules));
