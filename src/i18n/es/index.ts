import { enums } from './enums';
import { formTexts } from './form';
import { globalTexts } from './global';
import { http } from './http';
import { ra } from './ra';
import { session } from './session';
import { shell } from './shell';

/**
 * Every text of the console, by namespace: `ra`, `global`, `http`, `enums`, and what the files of the engine, the session
 * and the shell bring (each of those exports an object whose keys are namespaces).
 */
export const es = { ra, global: globalTexts, http, enums, form: formTexts, ...session, ...shell };
