import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { ApiError, endsTheVisit, OTHER } from '../../dataProvider';
import { useText } from '../i18n/useText';
import { causeOf } from './httpText';

/**
 * Says once that something failed: a text of a declaration, and below it why. `ms`: how long it stays. What ends the
 * session has a message of its own.
 */
export function useSayFailure(): (text: string, error: unknown, ms?: number) => void {
  const notify = useNotify();
  const t = useText();
  return useCallback(
    (text, error, ms) => {
      const failure = error instanceof ApiError ? error : new ApiError(OTHER);
      if (endsTheVisit(failure)) return;
      const { code } = failure;
      const duration = ms === undefined ? {} : { autoHideDuration: ms };
      notify(t(text), { type: 'error', ...duration, code, cause: causeOf(failure, t) });
    },
    [notify, t],
  );
}
