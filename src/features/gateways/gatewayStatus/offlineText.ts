import { interpolateText } from '../../../i18n/interpolateText';
import { formatDate, formatTime } from '../../../lib/date/dateFormat';
import { isDayBefore } from '../../../lib/date/dayRange';
import type { GatewayStatus } from '../gatewayStatus';
import { gatewayTexts as texts } from '../texts';
import { formatDuration } from '../../../lib/date/formatDuration';
import { findAlerts } from './statusFindings';

/**
 * Returns the time since when a gateway has been offline, in Unix seconds: the offline time before the reading, else the last
 * connection. null if the host sent neither. `readAt` is Unix seconds.
 */
function getOfflineSince({ timeOffline, lastConnection }: GatewayStatus, readAt: number): number | null {
  return timeOffline !== null && timeOffline > 0 ? readAt - timeOffline : lastConnection;
}

/** Returns "Desconectado desde las 00:28 (11 h 45 min).", with yesterday or the day if it is not today. Times are Unix seconds. */
export function describeOfflineTime(status: GatewayStatus, readAt: number, now: number): string {
  const since = getOfflineSince(status, readAt);
  const sinceText = since === null ? undefined : formatSince(since, now);
  if (since === null || sinceText === undefined) return texts.offline;
  return interpolateText(texts.offlineSince, {
    since: sinceText,
    duration: formatDuration(Math.max(0, now - since)) ?? '',
  });
}

/** Returns the alerts of the last measurements: "Antes de caer: CPU 82 °C (umbral 80), 5 servicios parados."; undefined without any. */
export function describeCause(status: GatewayStatus): string | undefined {
  const alerts = findAlerts(status);
  return alerts.length === 0
    ? undefined
    : interpolateText(texts.beforeOffline, { findings: alerts.join(', ') });
}

function formatSince(since: number, now: number): string | undefined {
  const [day, clock] = [formatDate(since), formatTime(since)];
  if (day === undefined || clock === undefined) return undefined;
  const time = interpolateText(clock.startsWith('01') ? texts.sinceOne : texts.sinceTime, { time: clock });
  if (day === formatDate(now)) return time;
  return interpolateText(isDayBefore(since, now) ? texts.sinceYesterday : texts.sinceDay, { day, time });
}
