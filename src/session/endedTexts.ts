import { sessionTexts } from '../i18n/es/session';
import { hasEnded, wasTypedLost } from './session';

/** What the sign-in says of the session before it; undefined where there is nothing to say. */
export const endedText = (): string | undefined =>
  wasTypedLost() ? sessionTexts.login.typedLost : hasEnded() ? sessionTexts.login.ended : undefined;
