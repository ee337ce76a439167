import type { OptionsShape } from '../../extensions/types';

/** Options of overlay extensions by path, empty by default. A build with an overlay substitutes its own module. */
export const overlayOptions: Readonly<Record<string, OptionsShape>> = {};
