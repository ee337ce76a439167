import { useCallback } from 'react';
import { useText } from '../../i18n/useText';
import { globalTexts } from '../../i18n/es/global';
import { fieldTexts } from '../texts';
import type { Spec } from './parameters';

/** What is wrong with a value of a parameter: a number has digits alone, and lies within the limits of its definition. */
export function useCheck({ isNumber, min, max }: Spec): (value: unknown) => string | undefined {
  const t = useText();
  return useCallback(
    (value: unknown) => {
      const text = String(value).trim();
      if (!isNumber) return undefined;
      if (!/^\d+$/.test(text)) return globalTexts.numeric_value;
      if (Number(text) >= min && Number(text) <= max) return undefined;
      if (max === Infinity) return t(fieldTexts.atLeast, { min });
      return t(fieldTexts.between, { min, max });
    },
    [isNumber, min, max, t],
  );
}
