/** Level of a value; each has a colour and a word. */
export type StatusLevel = 'good' | 'warning' | 'alert' | 'unknown';

/** Returns the level of `health` (0 to 100): 70 and above good, 30 to 69 warning, below 30 alert. */
export function getHealthLevel(health: number | null): StatusLevel {
  if (health === null) return 'unknown';
  if (health >= 70) return 'good';
  return health >= 30 ? 'warning' : 'alert';
}

/** Returns the percentage of the threshold that a value has reached; null without a value or a threshold above 0. */
export function getThresholdShare(value: number | null, threshold: number | null): number | null {
  return value === null || threshold === null || threshold <= 0 ? null : (value / threshold) * 100;
}

/** Returns the level: good below 75 percent of the threshold, warning from 75 to 99, else alert. */
export function getMetricLevel(value: number | null, threshold: number | null): StatusLevel {
  const share = getThresholdShare(value, threshold);
  if (share === null) return 'unknown';
  if (share < 75) return 'good';
  return share < 100 ? 'warning' : 'alert';
}

const networkLevels: Readonly<Record<string, StatusLevel>> = {
  good: 'good',
  medium: 'warning',
  bad: 'alert',
};

/** Returns the level of good, medium and bad; everything else is unknown. */
export const getNetworkLevel = (status: string | null): StatusLevel =>
  (status !== null && Object.hasOwn(networkLevels, status) ? networkLevels[status] : undefined) ?? 'unknown';
