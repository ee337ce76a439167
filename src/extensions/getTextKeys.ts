import { messages } from '../i18n/messages/index';
import { flattenMessages } from '../i18n/flattenMessages';

/** Returns the keys of the console's texts. */
export const getTextKeys = (): ReadonlySet<string> => new Set(flattenMessages(messages).keys());
