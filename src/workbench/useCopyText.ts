import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { isInsecurePage } from '../lib/url/isInsecurePage';
import { workbenchTexts } from './texts';

/** Returns a function that copies a text and shows the outcome. */
export function useCopyText(): (text: string) => void {
  const notify = useNotify();
  return useCallback(
    (text) => {
      const writeToClipboard = async (): Promise<void> => navigator.clipboard.writeText(text);
      void writeToClipboard().then(
        () => notify(workbenchTexts.copied, { type: 'success' }),
        () =>
          notify(isInsecurePage() ? workbenchTexts.not_copied_without_https : workbenchTexts.not_copied, {
            type: 'warning',
          }),
      );
    },
    [notify],
  );
}
