import packed from 'virtual:declarations';
import { readIndex } from '../../start/bundledIndex';

/** What the build knows of the declarations in `resources/`. */
export const bundledIndex = readIndex(packed);
