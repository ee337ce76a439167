import type { Parts } from '../parts/PartsContext';
import { partsOf } from '../parts/partsOf';
import type { Part } from '../parts/types';

/** Found by their place: `src/areas/<area>/<part>/part.ts`. */
const modules = import.meta.glob<Part | readonly Part[]>('../areas/*/*/part.ts', {
  eager: true,
  import: 'default',
});

/** Every part of the console that is written in code. */
export const parts: Parts = partsOf(Object.values(modules));
