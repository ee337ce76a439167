import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { pickersTexts } from './texts';

/** Says that what was remembered is not there any more, so that nobody wonders why the page is another one. */
export function useSayGone(): () => void {
  const notify = useNotify();
  return useCallback(() => notify(pickersTexts.gone, { type: 'info' }), [notify]);
}
