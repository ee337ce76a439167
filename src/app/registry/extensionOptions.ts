import type { OptionsShape } from '../../extensions/types';
import { overlayOptions } from '../overlay/overlayOptions';
import { groupModulesByFolder } from './groupModulesByFolder';

/** `options.ts` beside a part says what its declarations may write. It loads only where declarations are checked. */
export const extensionOptions: ReadonlyMap<string, OptionsShape> = groupModulesByFolder({
  ...import.meta.glob<OptionsShape>(['../../features/*/options.ts', '../../features/*/*/options.ts'], {
    eager: true,
    import: 'options',
  }),
  ...overlayOptions,
});
