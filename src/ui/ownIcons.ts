import type { Drawing } from './drawing';

/** The icons of an overlay, by name: none here. A build with one gives its own module for this (scripts/overlay). */
export const ownIcons: Readonly<Record<string, Drawing>> = {};
