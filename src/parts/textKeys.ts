import { es } from '../i18n/es/index';
import { flattenMessages } from '../i18n/flatten';

/** Keys of the console's texts. */
export const textKeys = (): ReadonlySet<string> => new Set(flattenMessages(es).keys());
