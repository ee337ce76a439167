import { useCallback } from 'react';
import { useTranslateText } from '../../i18n/useTranslateText';
import { globalTexts } from '../../i18n/es/global';
import { fieldTexts } from '../core/texts';
import type { ParameterSpec } from './parameterItems';

/** What is wrong with a value of a parameter: a number has digits alone, and lies within the limits of its definition. */
export function useParameterCheck({
  isNumber,
  min,
  max,
}: ParameterSpec): (value: unknown) => string | undefined {
  const t = useTranslateText();
  return useCallback(
    (value: unknown) => {
      const text = String(value).trim();
      if (!isNumber) return undefined;
      if (!/^\d+$/.test(text)) return globalTexts.numeric_value;
      if (Number(text) >= min && Number(text) <= max) return undefined;
      if (max === Infinity) return t(fieldTexts.belowMinimum, { min });
      return t(fieldTexts.outOfRange, { min, max });
    },
    [isNumber, min, max, t],
  );
}
