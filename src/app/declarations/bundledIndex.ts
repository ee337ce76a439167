import packed from 'virtual:declarations';
import { unpackIndex } from '../../preload/bundledIndex';

/** What the build knows of the declarations in `resources/`. */
export const bundledIndex = unpackIndex(packed);
