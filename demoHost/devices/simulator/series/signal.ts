import type { Commodity } from './kinds';

const HOUR = 3600;
const DAY = 86_400;

/** Users live in UTC+1; daylight saving is ignored. */
const LOCAL_OFFSET = HOUR;

/** Returns a number in [0, 1) for `seed` and the integer `n`; deterministic, independent of earlier calls. */
export function noise(seed: number, n: number): number {
  let t = (seed ^ Math.imul(n, 0x9e_37_79_b1)) >>> 0;
  t = Math.imul(t ^ (t >>> 16), 0x85_eb_ca_6b);
  t = Math.imul(t ^ (t >>> 13), 0xc2_b2_ae_35);
  return ((t ^ (t >>> 16)) >>> 0) / 4_294_967_296;
}

/** Returns the hour (0–23) and weekend flag of a time in Unix seconds. */
function toLocalCalendar(timestamp: number): { day: number; hour: number; weekend: boolean } {
  const local = timestamp + LOCAL_OFFSET;
  const day = Math.floor(local / DAY);
  // 1970-01-01 was a Thursday: 2 is Saturday.
  return { day, hour: Math.floor((local % DAY) / HOUR), weekend: day % 7 === 2 || day % 7 === 3 };
}

/** 1 in the middle of January, -1 in the middle of July. */
const winterFactor = (day: number): number => Math.cos(((day - 15) / 365.25) * 2 * Math.PI);

/** True if someone is present in an hour of Unix time: away one week in eleven, at home in the evening and at night. */
export function isSomebodyPresent(seed: number, hour: number): boolean {
  const { day, hour: hourOfDay, weekend } = toLocalCalendar(hour * HOUR);
  if (noise(seed, Math.floor(day / 7)) < 1 / 11) return false;
  const isAwayTime = weekend ? hourOfDay >= 12 && hourOfDay < 17 : hourOfDay >= 9 && hourOfDay < 18;
  return noise(seed ^ 0x51, hour) < (isAwayTime ? 0.12 : 0.9);
}

// Share of each hour of a day: water and power peak in the morning and evening, people in office hours.
const homeHours = [1, 1, 1, 1, 1, 2, 5, 9, 8, 4, 3, 3, 4, 5, 4, 3, 3, 4, 6, 8, 9, 8, 5, 2];
const officeHours = [0, 0, 0, 0, 0, 0, 1, 4, 9, 10, 7, 5, 4, 5, 8, 7, 5, 6, 4, 2, 1, 0, 0, 0];

/** Amount in an average hour at the daily peak; effect of winter; hourly profile. */
const commodities: Readonly<Record<Commodity, { peak: number; winter: number; hours: readonly number[] }>> = {
  'cold water': { peak: 28, winter: -0.2, hours: homeHours },
  'hot water': { peak: 14, winter: 0.3, hours: homeHours },
  'power 1': { peak: 0.9, winter: 0.35, hours: homeHours },
  'power 2': { peak: 0.4, winter: -0.3, hours: homeHours },
  'people in': { peak: 40, winter: 0, hours: officeHours },
  'people out': { peak: 40, winter: 0, hours: officeHours },
};

/**
 * Returns the consumption in one hour of Unix time. Lower while the residents are away; at weekends more at home and less at
 * work.
 */
export function usageInHour(commodity: Commodity, seed: number, presence: number, hour: number): number {
  const { peak, winter: seasonFactor, hours } = commodities[commodity];
  const { day, hour: hourOfDay, weekend } = toLocalCalendar(hour * HOUR);
  const hourShare = (hours[hourOfDay] ?? 0) / 10;
  const weekFactor = weekend ? (hours === officeHours ? 0.15 : 1.25) : 1;
  const presenceFactor = hours === officeHours || isSomebodyPresent(presence, hour) ? 1 : 0.15;
  const amount =
    peak *
    hourShare *
    weekFactor *
    presenceFactor *
    (1 + seasonFactor * winterFactor(day)) *
    (0.5 + noise(seed, hour));
  // People are whole numbers.
  return hours === officeHours ? Math.round(amount) : amount;
}

/** Returns °C indoors, or percent humidity, from the season, the hour and some days' weather. */
export function climateAt(quantity: 'temperature' | 'humidity', seed: number, timestamp: number): number {
  const { day, hour } = toLocalCalendar(timestamp);
  const swing = Math.sin((((timestamp + LOCAL_OFFSET) % DAY) / DAY - 0.375) * 2 * Math.PI);
  const weather = (noise(seed, day) + noise(seed, day + 1) * (hour / 24)) * 1.5;
  const shiver = noise(seed ^ 0x77, Math.floor(timestamp / 300)) * 0.4;
  return quantity === 'temperature'
    ? 21.5 - 2.5 * winterFactor(day) + 1.2 * swing + weather + shiver
    : 50 + 6 * winterFactor(day) - 4 * swing + weather * 3 + shiver * 4;
}

/** Returns a gap in the values of a day, as two times: no connection for some hours, one day in nine. */
export function dataGapOfDay(seed: number, day: number): { from: number; until: number } | undefined {
  if (noise(seed ^ 0x2b, day) > 1 / 9) return undefined;
  const from = day * DAY + Math.floor(noise(seed ^ 0x2c, day) * 20) * HOUR;
  return { from, until: from + (1 + Math.floor(noise(seed ^ 0x2d, day) * 8)) * HOUR };
}
