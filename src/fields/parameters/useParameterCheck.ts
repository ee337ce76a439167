import { useCallback } from 'react';
import { useTranslateText } from '../../i18n/useTranslateText';
import { globalTexts } from '../../i18n/messages/global';
import { fieldTexts } from '../core/texts';
import type { ParameterSpec } from './parameterItems';

/** Returns the validation of a parameter value: a number must consist of digits and lie within its definition's limits. */
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
