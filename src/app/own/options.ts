import type { OptionsShape } from '../../parts/types';

/** What the parts of an overlay take, by path: nothing here. A build with one gives its own module for this. */
export const ownOptions: Readonly<Record<string, OptionsShape>> = {};
