import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { fillText, type Scope } from '../../dataProvider';
import { writeTexts } from './texts';

/**
 * Puts a text on the clipboard and says so; where the browser refuses, the message holds the text. It is done within the
 * press itself: browsers take nothing for the clipboard later.
 */
export function useCopy(): (template: string, scope: Scope) => void {
  const notify = useNotify();
  return useCallback(
    (template, scope) => {
      const text = fillText(template, scope);
      if (text === '') return notify(writeTexts.nothing_to_copy, { type: 'warning' });
      const write = async (): Promise<void> => navigator.clipboard.writeText(text);
      void write().then(
        () => notify(writeTexts.copied, { type: 'success' }),
        () => notify(writeTexts.not_copied, { type: 'warning', messageArgs: { text } }),
      );
    },
    [notify],
  );
}
