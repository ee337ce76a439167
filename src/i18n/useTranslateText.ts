import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import { translateText } from './translateText';

/** Translates a text of a declaration, which is a key or literal Spanish; `args` fill its placeholders. */
export const useTranslateText = (): ((text: string, args?: Record<string, string | number>) => string) => {
  const translate = useTranslate();
  return useCallback((text, args) => translateText(translate, text, args), [translate]);
};
