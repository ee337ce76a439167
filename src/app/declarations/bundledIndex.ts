import packed from 'virtual:declarations';
import { unpackIndex } from '../../preload/bundledIndex';

/** Index of the declarations in `resources/`, made by the build. */
export const bundledIndex = unpackIndex(packed);
