import type { ComponentType } from 'react';
import { lazyWithPreload, type PreloadableComponent } from '../../lib/lazy/lazyWithPreload';
import { KeystrokeBuffer } from './keystrokeBuffer';

/**
 * A dialog whose code is loaded when it is opened, or ahead of that: what is typed meanwhile is kept for its first field, and it
 * is drawn as soon as its code is there. `lazy` would hold it back for 300 ms even where the code is there already.
 */
export const lazyDialog = <Props extends object>(
  loader: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> => lazyWithPreload(loader, <KeystrokeBuffer />);
