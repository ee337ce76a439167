/** Resource names of an overlay, empty by default. A build with an overlay substitutes its own module (build/overlay). */
export const overlayNames: readonly string[] = [];
