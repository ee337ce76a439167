import { engine } from './engine';
import { enums } from './enums';
import { globalTexts } from './global';
import { http } from './http';
import { pageTexts } from './pages';
import { ra } from './ra';
import { session } from './session';
import { shell } from './shell';

/**
 * Every text of the console, by namespace: `ra`, `global`, `http`, `enums`, and what the files of the engine, the session
 * and the shell bring (each of those exports an object whose keys are namespaces).
 */
export const es = { ra, global: globalTexts, http, enums, ...engine, ...pageTexts, ...session, ...shell };
