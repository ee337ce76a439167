import type { ReactNode } from 'react';
import { useNow } from '../../../lib/date/useNow';
import { Icon } from '../../../ui/icon/Icon';
import type { GatewayStatus } from '../gatewayStatus';
import { describeCause, describeOfflineTime } from './offlineText';
import { getOnlineState } from './onlineState';

interface OfflineAlarmProps {
  status: GatewayStatus | undefined;
  /** Time of the reading, Unix seconds. */
  readAt: number;
  /** Acts at the end of the alarm. */
  children?: ReactNode;
}

/** Time since when a gateway has been offline, and the alerts of its last measurements. Nothing for any other gateway. */
export function OfflineAlarm({ status, readAt, children }: OfflineAlarmProps) {
  // The clock ticks every 30 s: the reading may be newer than its last tick.
  const now = Math.max(useNow() / 1000, readAt);
  if (!status || getOnlineState(status.activeIssues) !== 'offline') return null;
  const cause = describeCause(status);
  return (
    <div className="gateway-alarm">
      <Icon name="alert-triangle" size={18} />
      <p>
        <strong>{describeOfflineTime(status, readAt, now)}</strong>
        {cause !== undefined && <span className="muted">{` ${cause}`}</span>}
      </p>
      {children}
    </div>
  );
}
