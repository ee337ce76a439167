import type { ReactNode } from 'react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { labelOf } from './labelOf';
import { gatewayTexts as texts } from './texts';
import { fillText } from '../../../i18n/fillText';
import { Icon } from '../../../ui/Icon';
import { EmptyState, Skeletons } from '../../../ui/states';
import { age } from '../../../lib/age';
import { useNow } from '../../../lib/useNow';
import { formatDateTime, formatTime } from '../../../lib/dates';
import { LoadFailed } from '../../../ui/LoadFailed';
import { refetchOnPress } from '../../../records/refetchOnPress';
import { HealthBar } from './HealthBar';
import { MetricRing } from './MetricRing';
import { NetworkState } from './NetworkState';
import { metricNames, type GatewayStatus } from './gatewayStatus';
import { onlineState } from './onlineState';
import { GATEWAY, type StatusReading } from './useGatewayReads';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';

const tones = { online: 'success', offline: 'danger', unknown: 'neutral' } as const;

/** Seconds after which what was read is no longer called how things are. */
const OLD = 600;

interface GatewayStateProps {
  /** GID */
  id: string;
  statuses: StatusReading;
  /** More of what was measured. */
  more?: (status: GatewayStatus) => ReactNode;
}

/** How a gateway is, and of when that is (AGW-29..AGW-37). What nobody says is unknown, and never "online". */
export function GatewayState({ id, statuses, more }: GatewayStateProps) {
  const { data, error, retry, mayRead, readAt } = statuses;
  if (!mayRead) return <EmptyState title={texts.onlineStates.unknown} text={texts.statusRefused} />;
  // What was read before stays in view: its time says how old it is.
  if (!data && error) return <LoadFailed text={texts.statusFailed} error={error} onRetry={retry} />;
  if (!data) return <Skeletons lines={6} />;
  const status = data.find(({ gatewayId }) => gatewayId === id);
  return (
    <>
      <ReadAt readAt={readAt} isFailed={error !== null} />
      {status ? (
        <>
          <Measured status={status} readAt={readAt} more={more} />
        </>
      ) : (
        <EmptyState title={texts.onlineStates.unknown} text={texts.statusMissing} />
      )}
    </>
  );
}

/** When the state was read, and the button that reads all of the cards again. */
function ReadAt({ readAt, isFailed }: { readAt: number; isFailed: boolean }) {
  const queryClient = useQueryClient();
  const isReading = useIsFetching({ queryKey: GATEWAY }) > 0;
  const now = useNow() / 1000;
  return (
    <div className="toolbar gateway-read">
      <span className="muted">
        {fillText(texts.readAt, { time: formatTime(readAt) ?? '', age: age(readAt, now) })}
      </span>
      {isFailed && (
        <Tag role="alert" tone="danger">
          {texts.statusFailed}
        </Tag>
      )}
      <Button
        small
        busy={isReading}
        onClick={() => refetchOnPress(queryClient, { queryKey: GATEWAY })}
        icon={<Icon name="refresh" size={14} />}
      >
        {isReading ? texts.reading : texts.readAgain}
      </Button>
    </div>
  );
}

interface MeasuredProps {
  status: GatewayStatus;
  /** Unix seconds. */
  readAt: number;
  more: GatewayStateProps['more'] | undefined;
}

/**
 * What was measured; grey where it says nothing of now: the gateway is not connected, was last heard or is read long ago. Values
 * of a gateway whose state nobody says keep their colours (AGW-31..AGW-33): an alert is one all the same.
 */
function Measured({ status, readAt, more }: MeasuredProps) {
  const now = useNow() / 1000;
  const state = onlineState(status.activeIssues);
  const last = status.lastConnection;
  const isHeardLately = state === 'online' || (state === 'unknown' && last !== null && now - last <= OLD);
  const why =
    !isHeardLately && last !== null
      ? fillText(texts.oldValues, { age: age(last, now) })
      : now - readAt > OLD
        ? fillText(texts.oldReading, { age: age(readAt, now) })
        : undefined;
  const isOld = state === 'offline' || why !== undefined;
  return (
    <>
      <p className="gateway-online">
        <Tag dot tone={tones[state]}>
          {texts.onlineStates[state]}
        </Tag>
        <span className="muted">
          {last === null
            ? texts.neverConnected
            : `${texts.lastConnection}: ${formatDateTime(last) ?? ''} (${age(last, now)})`}
        </span>
      </p>
      {why !== undefined && <p className="muted">{why}</p>}
      <div className={isOld ? 'gateway-measured is-old' : 'gateway-measured'}>
        <HealthBar health={status.health} />
        <div className="gateway-rings">
          {metricNames.map((name) => (
            <MetricRing key={name} label={texts.metrics[name]} metric={status.metrics[name]} />
          ))}
        </div>
        <NetworkState status={status} />
      </div>
      <Issues codes={status.activeIssues} />
      {more && <div className={isOld ? 'gateway-measured is-old' : 'gateway-measured'}>{more(status)}</div>}
    </>
  );
}

/** The active issues by their Spanish names (GWD-14). */
function Issues({ codes }: { codes: readonly string[] | null }) {
  if (codes === null) return null;
  return (
    <div className="gateway-issues">
      <h3>{texts.issues}</h3>
      {codes.length === 0 ? (
        <p className="muted">{texts.noIssues}</p>
      ) : (
        <ul>
          {[...new Set(codes)].map((code) => (
            <li key={code}>
              <Tag tone="warning">{labelOf(texts.issueNames, code)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
