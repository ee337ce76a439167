import { es } from '../i18n/es/index';
import { flattenMessages } from '../i18n/flattenMessages';

/** Keys of the console's texts. */
export const getTextKeys = (): ReadonlySet<string> => new Set(flattenMessages(es).keys());
