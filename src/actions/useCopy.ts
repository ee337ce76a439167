import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { fillText, type Scope } from '../../dataProvider';
import { actionTexts } from './texts';

/**
 * Puts a text on the clipboard and says so; where the browser refuses, the message holds the text. It is done within the
 * press itself: browsers take nothing for the clipboard later.
 */
export function useCopy(): (template: string, scope: Scope) => void {
  const notify = useNotify();
  return useCallback(
    (template, scope) => {
      const text = fillText(template, scope);
      if (text === '') return notify(actionTexts.nothing_to_copy, { type: 'warning' });
      const write = async (): Promise<void> => navigator.clipboard.writeText(text);
      void write().then(
        () => notify(actionTexts.copied, { type: 'success' }),
        () => notify(actionTexts.not_copied, { type: 'warning', messageArgs: { text } }),
      );
    },
    [notify],
  );
}
