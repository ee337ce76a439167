import type { ComponentType } from 'react';
import { lazyWithPreload, type PreloadableComponent } from '../../lib/lazy/lazyWithPreload';
import { KeystrokeBuffer } from './keystrokeBuffer';

/**
 * Dialog whose code loads on opening or by preload. Keystrokes typed meanwhile are buffered for its first field, and it
 * renders as soon as its code has loaded. `lazy` would delay it by 300 ms even if the code is already loaded.
 */
export const lazyDialog = <Props extends object>(
  loader: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> => lazyWithPreload(loader, <KeystrokeBuffer />);
