import { useCallback } from 'react';
import { useTranslateText } from '../../i18n/useTranslateText';
import { chartTexts } from '../texts';
import { formatNumber } from '../../lib/formatNumber';
import { getDecimals, singularUnit, type Quantity } from './quantity';

/**
 * Returns a function that formats a quantity in Spanish: `12.345`, `1 minuto`, `3,5 horas`. `displayedValue` replaces the
 * value during the count-up. An unknown unit stays as the host sent it.
 */
export function useFormatQuantity(): (quantity: Quantity, displayedValue?: number) => string {
  const t = useTranslateText();
  return useCallback(
    ({ value, unit }, displayedValue = value) => {
      const number = formatNumber(displayedValue, getDecimals(value)) ?? '';
      if (unit === null) return number;
      const units: Readonly<Record<string, string>> = chartTexts.units;
      const unitTextKey = units[singularUnit(unit)];
      // Plural by the displayed number: 0,96 shows as "1".
      const roundedValue = Math.round(value * 10) / 10;
      return `${number}\u00a0${unitTextKey === undefined ? unit : t(unitTextKey, { smart_count: roundedValue })}`;
    },
    [t],
  );
}
