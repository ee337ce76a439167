import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { asApiError, isRedirectingError } from '../../../dataProvider';
import { useTranslateText } from '../../i18n/useTranslateText';
import { getErrorCause } from './errorMessage';

/**
 * Returns a function that shows one error message: a declared text with the cause below it. `autoHideDuration`: ms. Errors
 * that end the session have their own message.
 */
export function useNotifyError(): (text: string, error: unknown, autoHideDuration?: number) => void {
  const notify = useNotify();
  const t = useTranslateText();
  return useCallback(
    (text, error, autoHideDuration) => {
      const apiError = asApiError(error);
      if (isRedirectingError(apiError)) return;
      const { code } = apiError;
      const options = autoHideDuration === undefined ? {} : { autoHideDuration };
      notify(t(text), { type: 'error', ...options, code, cause: getErrorCause(apiError, t) });
    },
    [notify, t],
  );
}
