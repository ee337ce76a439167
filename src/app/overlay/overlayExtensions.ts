import type { Extension } from '../../extensions/types';

/**
 * Extensions of an overlay by path, empty by default. A build with an overlay substitutes its own module (build/overlay).
 */
export const overlayExtensions: Readonly<Record<string, Extension | readonly Extension[]>> = {};
