import { useCallback } from 'react';
import { useText } from '../i18n/useText';
import { chartTexts } from './texts';
import { formatNumber } from '../lib/numbers';
import { decimalsOf, unitKey, type Quantity } from './duration';

/**
 * Writes a quantity in Spanish: `12.345`, `1 minuto`, `3,5 horas` (DASH-08, TICKET-26); `shown` stands in for the value
 * while it is counted up. A unit that nobody knows stays as the host wrote it.
 */
export function useQuantityText(): (quantity: Quantity, shown?: number) => string {
  const t = useText();
  return useCallback(
    ({ value, unit }, shown = value) => {
      const number = formatNumber(shown, decimalsOf(value)) ?? '';
      if (unit === null) return number;
      const units: Readonly<Record<string, string>> = chartTexts.units;
      const known = units[unitKey(unit)];
      // By what is written: 0,96 reads "1".
      const written = Math.round(value * 10) / 10;
      return `${number}\u00a0${known === undefined ? unit : t(known, { smart_count: written })}`;
    },
    [t],
  );
}
