/** How good a value is; each has a colour and a word of its own. */
export type Level = 'good' | 'warning' | 'alert' | 'unknown';

/** AGW-32: 70 and above good, 30 to 69 orange, below 30 alert. `health` is 0 to 100. */
export function healthLevel(health: number | null): Level {
  if (health === null) return 'unknown';
  if (health >= 70) return 'good';
  return health >= 30 ? 'warning' : 'alert';
}

/** Share of its threshold that a value has reached, in percent; null without a value or a threshold above 0. */
export function shareOf(value: number | null, threshold: number | null): number | null {
  return value === null || threshold === null || threshold <= 0 ? null : (value / threshold) * 100;
}

/** AGW-33: good below 75 percent of the threshold, orange from 75 to 99, alert otherwise. */
export function metricLevel(value: number | null, threshold: number | null): Level {
  const share = shareOf(value, threshold);
  if (share === null) return 'unknown';
  if (share < 75) return 'good';
  return share < 100 ? 'warning' : 'alert';
}

const networks: Readonly<Record<string, Level>> = { good: 'good', medium: 'warning', bad: 'alert' };

/** AGW-31: good, medium and bad; everything else is unknown. */
export const networkLevel = (status: string | null): Level =>
  (status !== null && Object.hasOwn(networks, status) ? networks[status] : undefined) ?? 'unknown';
