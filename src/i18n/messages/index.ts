import { enums } from './enums';
import { formTexts } from './form';
import { globalTexts } from './global';
import { http } from './http';
import { ra } from './ra';
import { shell } from './shell';

/**
 * All texts of the console that are looked up by key, by namespace: `ra`, `global`, `http`, `enums`, `form`, and those of
 * the shell (its keys are namespaces). The texts of the pages before the admin area (`session.ts`) are used only there and
 * stay separate.
 */
export const messages = { ra, global: globalTexts, http, enums, form: formTexts, ...shell };
