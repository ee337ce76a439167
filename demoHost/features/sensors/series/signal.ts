import type { Commodity } from './kinds';

const HOUR = 3600;
const DAY = 86_400;

/** People here live an hour ahead of Greenwich; the change of clocks is left out. */
const LOCAL_OFFSET = HOUR;

/** A number in [0, 1) that belongs to `seed` and the whole number `n`: the same each time, whatever was asked before. */
export function noise(seed: number, n: number): number {
  let t = (seed ^ Math.imul(n, 0x9e_37_79_b1)) >>> 0;
  t = Math.imul(t ^ (t >>> 16), 0x85_eb_ca_6b);
  t = Math.imul(t ^ (t >>> 13), 0xc2_b2_ae_35);
  return ((t ^ (t >>> 16)) >>> 0) / 4_294_967_296;
}

/** The hour of the day (0–23) and whether it is a weekend, of a moment in Unix seconds. */
function toLocalCalendar(timestamp: number): { day: number; hour: number; weekend: boolean } {
  const local = timestamp + LOCAL_OFFSET;
  const day = Math.floor(local / DAY);
  // 1970-01-01 was a Thursday: 2 is Saturday.
  return { day, hour: Math.floor((local % DAY) / HOUR), weekend: day % 7 === 2 || day % 7 === 3 };
}

/** 1 in the middle of January, -1 in the middle of July. */
const winterFactor = (day: number): number => Math.cos(((day - 15) / 365.25) * 2 * Math.PI);

/** Whether somebody is in, in an hour of Unix time. Away one week in eleven; at home in the evening and at night. */
export function isSomebodyPresent(seed: number, hour: number): boolean {
  const { day, hour: hourOfDay, weekend } = toLocalCalendar(hour * HOUR);
  if (noise(seed, Math.floor(day / 7)) < 1 / 11) return false;
  const isAwayTime = weekend ? hourOfDay >= 12 && hourOfDay < 17 : hourOfDay >= 9 && hourOfDay < 18;
  return noise(seed ^ 0x51, hour) < (isAwayTime ? 0.12 : 0.9);
}

// Share of each hour of a day: water and power peak in the morning and the evening, people in office hours.
const homeHours = [1, 1, 1, 1, 1, 2, 5, 9, 8, 4, 3, 3, 4, 5, 4, 3, 3, 4, 6, 8, 9, 8, 5, 2];
const officeHours = [0, 0, 0, 0, 0, 0, 1, 4, 9, 10, 7, 5, 4, 5, 8, 7, 5, 6, 4, 2, 1, 0, 0, 0];

/** Much of it in an average hour at the peak of the day; how winter changes it; which hours it keeps. */
const commodities: Readonly<Record<Commodity, { peak: number; winter: number; hours: readonly number[] }>> = {
  'cold water': { peak: 28, winter: -0.2, hours: homeHours },
  'hot water': { peak: 14, winter: 0.3, hours: homeHours },
  'power 1': { peak: 0.9, winter: 0.35, hours: homeHours },
  'power 2': { peak: 0.4, winter: -0.3, hours: homeHours },
  'people in': { peak: 40, winter: 0, hours: officeHours },
  'people out': { peak: 40, winter: 0, hours: officeHours },
};

/** What is used up in one hour of Unix time. Less when nobody is in; at weekends more at home and less at work. */
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
  // People come in ones.
  return hours === officeHours ? Math.round(amount) : amount;
}

/** °C inside, or percent of moisture: the season, the hour of the day, and the weather of some days. */
export function climateAt(quantity: 'temperature' | 'humidity', seed: number, timestamp: number): number {
  const { day, hour } = toLocalCalendar(timestamp);
  const swing = Math.sin((((timestamp + LOCAL_OFFSET) % DAY) / DAY - 0.375) * 2 * Math.PI);
  const weather = (noise(seed, day) + noise(seed, day + 1) * (hour / 24)) * 1.5;
  const shiver = noise(seed ^ 0x77, Math.floor(timestamp / 300)) * 0.4;
  return quantity === 'temperature'
    ? 21.5 - 2.5 * winterFactor(day) + 1.2 * swing + weather + shiver
    : 50 + 6 * winterFactor(day) - 4 * swing + weather * 3 + shiver * 4;
}

/** A gap in the values of a day, as two moments: no connection for some hours, one day in nine. */
export function dataGapOfDay(seed: number, day: number): { from: number; until: number } | undefined {
  if (noise(seed ^ 0x2b, day) > 1 / 9) return undefined;
  const from = day * DAY + Math.floor(noise(seed ^ 0x2c, day) * 20) * HOUR;
  return { from, until: from + (1 + Math.floor(noise(seed ^ 0x2d, day) * 8)) * HOUR };
}
