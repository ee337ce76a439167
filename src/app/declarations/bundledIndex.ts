import data from 'virtual:declarations';
import { createBundledIndex } from '../../preload/bundledIndex';

/** Index of the declarations in `resources/`, made by the build. */
export const bundledIndex = createBundledIndex(data);
