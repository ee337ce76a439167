import { useSyncExternalStore } from 'react';
import { getLanguage, languageListeners } from './language';

const subscribe = (onChange: () => void): (() => void) => {
  languageListeners.add(onChange);
  return () => languageListeners.delete(onChange);
};

/** Returns the tag of the language that is shown; the component renders again when it changes. */
export const useLanguage = (): string => useSyncExternalStore(subscribe, getLanguage);
