import type { Part } from '../../parts/types';

/** The parts in code of an overlay, by path: none here. A build with one gives its own module for this (scripts/overlay). */
export const ownParts: Readonly<Record<string, Part | readonly Part[]>> = {};
