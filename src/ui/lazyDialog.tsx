import type { ComponentType } from 'react';
import { preloadable, type Preloadable } from '../lib/preloadable';
import { TypedAhead } from './typedAhead';

/**
 * A dialog whose code is loaded when it is opened, or ahead of that: what is typed meanwhile is kept for its first field, and it
 * is drawn as soon as its code is there. `lazy` would hold it back for 300 ms even where the code is there already.
 */
export const lazyDialog = <Props extends object>(
  loader: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> => preloadable(loader, <TypedAhead />);
