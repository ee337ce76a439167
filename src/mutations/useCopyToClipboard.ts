import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { fillTextTemplate, type Scope } from '../../dataProvider';
import { isInsecurePage } from '../lib/url/isInsecurePage';
import { mutationTexts } from './texts';

/**
 * Copies a text to the clipboard and reports it. If the browser refuses, as it does without https, the message contains the text. Runs within the
 * click handler, because browsers reject later clipboard writes.
 */
export function useCopyToClipboard(): (template: string, scope: Scope) => void {
  const notify = useNotify();
  return useCallback(
    (template, scope) => {
      const text = fillTextTemplate(template, scope);
      if (text === '') return notify(mutationTexts.nothing_to_copy, { type: 'warning' });
      const copyText = async (): Promise<void> => navigator.clipboard.writeText(text);
      void copyText().then(
        () => notify(mutationTexts.copied, { type: 'success' }),
        () =>
          notify(isInsecurePage() ? mutationTexts.not_copied_without_https : mutationTexts.not_copied, {
            type: 'warning',
            messageArgs: { text },
          }),
      );
    },
    [notify],
  );
}
