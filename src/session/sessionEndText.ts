import { sessionTexts } from '../i18n/messages/session';
import { hasSessionEnded, wasInputLost } from './session';

/** Returns the sign-in page's text on the previous session; undefined if there is none. */
export const getSessionEndText = (): string | undefined =>
  wasInputLost() ? sessionTexts.login.typedLost : hasSessionEnded() ? sessionTexts.login.ended : undefined;
