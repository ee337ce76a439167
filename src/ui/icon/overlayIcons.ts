import type { IconComponent } from './createIcon';

/** The icons of an overlay, by name: none here. A build with one gives its own module for this (build/overlay). */
export const overlayIcons: Readonly<Record<string, IconComponent>> = {};
