import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { scopeSelectorTexts } from './texts';

/** Says that what was remembered is not there any more, so that nobody wonders why the page is another one. */
export function useNotifyGone(): () => void {
  const notify = useNotify();
  return useCallback(() => notify(scopeSelectorTexts.gone, { type: 'info' }), [notify]);
}
