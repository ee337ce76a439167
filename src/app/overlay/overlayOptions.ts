import type { OptionsShape } from '../../extensions/types';

/** What the parts of an overlay take, by path: nothing here. A build with one gives its own module for this. */
export const overlayOptions: Readonly<Record<string, OptionsShape>> = {};
