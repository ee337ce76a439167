import { useEffect } from 'react';
import { ApiError, isRedirectingError } from '../../../dataProvider';
import { useTranslateText } from '../../i18n/useTranslateText';
import { getErrorCause, getErrorTone } from './errorMessage';
import { logMessage } from './messageLog';

/** Logs a failure that no message reports: its title, in Spanish, and its cause. */
export function useLogError(text: string, error: Error | null | undefined): void {
  const t = useTranslateText();
  useEffect(() => {
    if (!(error instanceof ApiError) || isRedirectingError(error)) return;
    logMessage(getErrorTone(error.code), [text, getErrorCause(error, t)], error.code);
  }, [text, error, t]);
}
