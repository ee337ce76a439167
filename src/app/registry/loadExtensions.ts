import type { Extensions } from '../../extensions/ExtensionsContext';
import { groupExtensions } from '../../extensions/groupExtensions';
import type { Extension } from '../../extensions/types';
import { overlayExtensions } from '../overlay/overlayExtensions';

/**
 * Extensions by the path of their `extension.ts`, found by location: `src/features/<feature>/<extension>`, overlay
 * extensions last.
 */
export const extensionModules: Readonly<Record<string, Extension | readonly Extension[]>> = {
  ...import.meta.glob<Extension | readonly Extension[]>(
    ['../../features/*/extension.ts', '../../features/*/*/extension.ts'],
    {
      eager: true,
      import: 'default',
    },
  ),
  ...overlayExtensions,
};

/** All extensions of the console. */
export const extensions: Extensions = groupExtensions(Object.values(extensionModules));
