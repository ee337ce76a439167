import { sessionTexts } from '../i18n/es/session';
import { hasSessionEnded, wasInputLost } from './session';

/** What the sign-in says of the session before it; undefined where there is nothing to say. */
export const getSessionEndText = (): string | undefined =>
  wasInputLost() ? sessionTexts.login.typedLost : hasSessionEnded() ? sessionTexts.login.ended : undefined;
