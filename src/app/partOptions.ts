import type { OptionsShape } from '../parts/types';
import { ownOptions } from './own/options';
import { byFolder } from './partFolders';

/** `options.ts` beside a part says what its declarations may write. It loads only where declarations are checked. */
export const partOptions: ReadonlyMap<string, OptionsShape> = byFolder({
  ...import.meta.glob<OptionsShape>('../areas/*/*/options.ts', { eager: true, import: 'options' }),
  ...ownOptions,
});
