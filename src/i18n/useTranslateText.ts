import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import { translateText } from './translateText';

/** Returns a function that translates a declared text, a key or literal Spanish; `args` fill its placeholders. */
export const useTranslateText = (): ((text: string, args?: Record<string, string | number>) => string) => {
  const translate = useTranslate();
  return useCallback((text, args) => translateText(translate, text, args), [translate]);
};
