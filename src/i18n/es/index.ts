import { enums } from './enums';
import { formTexts } from './form';
import { globalTexts } from './global';
import { http } from './http';
import { ra } from './ra';
import { shell } from './shell';

/**
 * Every text of the console that is found by a key, by namespace: `ra`, `global`, `http`, `enums`, `form`, and what the
 * shell brings (its keys are namespaces). The texts of the pages before the admin area (`session.ts`) are named by those
 * pages alone, and stay with them.
 */
export const es = { ra, global: globalTexts, http, enums, form: formTexts, ...shell };
