import type { IconComponent } from './createIcon';

/** Overlay icons by name, empty by default. A build with an overlay substitutes its own module (build/overlay). */
export const overlayIcons: Readonly<Record<string, IconComponent>> = {};
