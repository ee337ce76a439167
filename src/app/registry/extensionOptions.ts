import type { OptionsShape } from '../../extensions/types';
import { overlayOptions } from '../overlay/overlayOptions';
import { groupModulesByFolder } from './groupModulesByFolder';

/** `options.ts` beside an extension defines its options in declarations. It loads only for checking declarations. */
export const extensionOptions: ReadonlyMap<string, OptionsShape> = groupModulesByFolder({
  ...import.meta.glob<OptionsShape>(['../../features/*/options.ts', '../../features/*/*/options.ts'], {
    eager: true,
    import: 'options',
  }),
  ...overlayOptions,
});
