import { useEffect } from 'react';
import { ApiError, endsTheVisit } from '../../dataProvider';
import { useText } from '../i18n/useText';
import { causeOf, failureTone } from './httpText';
import { logMessage } from './messageLog';

/** Writes a failure that no message says to the log of messages (HTTP-15): what failed, in Spanish, and why. */
export function useLogFailure(text: string, error: Error | null | undefined): void {
  const t = useText();
  useEffect(() => {
    if (!(error instanceof ApiError) || endsTheVisit(error)) return;
    logMessage(failureTone(error.code), [text, causeOf(error, t)], error.code);
  }, [text, error, t]);
}
