import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { scopeSelectorTexts } from './texts';

/** Returns a function that notifies that the stored selection no longer exists, to explain why another page opened. */
export function useNotifyGone(): () => void {
  const notify = useNotify();
  return useCallback(() => notify(scopeSelectorTexts.gone, { type: 'info' }), [notify]);
}
