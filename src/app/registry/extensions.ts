import type { Extensions } from '../../extensions/ExtensionsContext';
import { groupExtensions } from '../../extensions/groupExtensions';
import type { Extension } from '../../extensions/types';
import { overlayExtensions } from '../overlay/overlayExtensions';

/** Parts by the path of their `part.ts`: found by their place, `src/areas/<area>/<part>`, and those of an overlay last. */
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

/** Every part of the console that is written in code. */
export const extensions: Extensions = groupExtensions(Object.values(extensionModules));
