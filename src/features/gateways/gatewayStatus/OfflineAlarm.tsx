import { interpolateText } from '../../../i18n/interpolateText';
import { useNow } from '../../../lib/date/useNow';
import { Icon } from '../../../ui/icon/Icon';
import type { GatewayStatus } from '../gatewayStatus';
import { gatewayTexts as texts } from '../texts';
import { describeOfflineTime } from './offlineText';
import { getOnlineState } from './onlineState';
import { findAlerts } from './statusFindings';

interface OfflineAlarmProps {
  status: GatewayStatus | undefined;
  /** Time of the reading, Unix seconds. */
  readAt: number;
}

/** Time since when a gateway has been offline, and the alerts of its last measurements. Nothing for any other gateway. */
export function OfflineAlarm({ status, readAt }: OfflineAlarmProps) {
  // The clock ticks every 30 s: the reading may be newer than its last tick.
  const now = Math.max(useNow() / 1000, readAt);
  if (!status || getOnlineState(status.activeIssues) !== 'offline') return null;
  const alerts = findAlerts(status);
  return (
    <p className="gateway-alarm">
      <Icon name="alert-triangle" size={18} />
      <span>
        <strong>{describeOfflineTime(status, readAt, now)}</strong>
        {alerts.length > 0 && (
          <span className="muted">
            {` ${interpolateText(texts.beforeOffline, { findings: alerts.join(', ') })}`}
          </span>
        )}
      </span>
    </p>
  );
}
