import { flushSync } from 'react-dom';
import { useNotify, useStore } from 'ra-core';
import { loadLanguage } from '../../i18n/loadLanguage';
import { getLanguage } from '../../lib/language/language';
import { LANGUAGE_KEY } from '../../lib/language/storedLanguage';

/**
 * Returns a function that shows the console in a language and stores it for the next visit. A language that cannot be loaded
 * is reported and not stored; it can be chosen again.
 */
export function useChooseLanguage(): (tag: string) => Promise<void> {
  const [locale, setLocale] = useStore<string>(LANGUAGE_KEY);
  const notify = useNotify();
  return async (tag) => {
    // ra-core changes the language only when the stored one changes.
    if (locale === tag) flushSync(() => setLocale(getLanguage()));
    try {
      await loadLanguage(tag);
      setLocale(tag);
    } catch (error) {
      console.error(error);
      notify('ra.notification.i18n_error', { type: 'error' });
    }
  };
}
