import { afterEach, beforeEach, expect, it } from 'vitest';
import { getHomeTimeZone, setHomeTimeZone } from '../../../lib/date/timeZone';
import type { StayCard } from './stayCard';
import { formatKeys, formatLateness, formatStayTime } from './stayTexts';

const at = (text: string) => Date.parse(`${text}:00+01:00`) / 1000;
const card = (own: Partial<StayCard>): StayCard => ({
  record: { id: 's' },
  room: '101',
  from: at('2026-11-27T16:00'),
  until: at('2026-12-04T12:00'),
  keys: { digital: true, nfc: false, hasUnreadableCard: false },
  isLate: false,
  isUrgent: false,
  ...own,
});
const NOW = at('2026-11-27T15:45');
const zone = getHomeTimeZone();

beforeEach(() => setHomeTimeZone('Europe/Madrid'));
afterEach(() => setHomeTimeZone(zone));

it('an arrival has its hour and its nights; one without a night has both hours', () => {
  expect(formatStayTime(card({}), 'arrivals', NOW)).toBe('16:00 · 7 noches');
  expect(formatStayTime(card({ until: at('2026-11-28T12:00') }), 'arrivals', NOW)).toBe('16:00 · 1 noche');
  expect(formatStayTime(card({ until: at('2026-11-27T20:00') }), 'arrivals', NOW)).toBe('16:00 – 20:00');
  expect(formatStayTime(card({ from: undefined }), 'arrivals', NOW)).toBe('…');
});

it('a departure has its hour, and how late it is [HOTEL-31]', () => {
  const leaving = card({ until: at('2026-11-27T12:00') });
  expect(formatStayTime(leaving, 'departures', NOW)).toBe('Hasta las 12:00');
  expect(formatLateness(leaving, NOW)).toBeUndefined();
  expect(formatLateness({ ...leaving, isLate: true }, NOW)?.replaceAll(/\s/gu, ' ')).toBe('3 h 45 min tarde');
});

it('a stay to watch has the time that is left', () => {
  expect(formatStayTime(card({ until: NOW + 4800 }), 'watch', NOW).replaceAll(/\s/gu, ' ')).toBe(
    'Vence en 1 h 20 min',
  );
  expect(formatStayTime(card({}), 'watch', NOW)).toBe('Hasta el 04/12/2026 12:00');
});

it('keys are told in words, and a card that cannot be read beside them [HOTEL-33]', () => {
  expect(formatKeys({ digital: false, nfc: false, hasUnreadableCard: false })).toBe('Sin llave');
  expect(formatKeys({ digital: true, nfc: true, hasUnreadableCard: false })).toBe('Digital y NFC');
  expect(formatKeys({ digital: false, nfc: true, hasUnreadableCard: true })).toBe('NFC · tarjeta ilegible');
});
