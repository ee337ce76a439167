import type { Extension } from '../../extensions/types';

/** The parts in code of an overlay, by path: none here. A build with one gives its own module for this (build/overlay). */
export const overlayExtensions: Readonly<Record<string, Extension | readonly Extension[]>> = {};
