import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { ApiError, isRedirectingError, UNKNOWN_ERROR } from '../../../dataProvider';
import { useTranslateText } from '../../i18n/useTranslateText';
import { getErrorCause } from './errorMessage';

/**
 * Says once that something failed: a text of a declaration, and below it why. `ms`: how long it stays. What ends the
 * session has a message of its own.
 */
export function useNotifyError(): (text: string, error: unknown, autoHideDuration?: number) => void {
  const notify = useNotify();
  const t = useTranslateText();
  return useCallback(
    (text, error, autoHideDuration) => {
      const apiError = error instanceof ApiError ? error : new ApiError(UNKNOWN_ERROR);
      if (isRedirectingError(apiError)) return;
      const { code } = apiError;
      const options = autoHideDuration === undefined ? {} : { autoHideDuration };
      notify(t(text), { type: 'error', ...options, code, cause: getErrorCause(apiError, t) });
    },
    [notify, t],
  );
}
