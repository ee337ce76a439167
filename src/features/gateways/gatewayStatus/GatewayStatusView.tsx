import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lookUpLabel } from './lookUpLabel';
import { gatewayTexts as texts } from '../texts';
import { capitalise } from '../../../lib/capitalise';
import { interpolateText } from '../../../i18n/interpolateText';
import { Icon } from '../../../ui/icon/Icon';
import { EmptyState, Skeletons } from '../../../ui/feedback/states';
import { formatRelativeTime } from '../../../lib/date/formatRelativeTime';
import { useNow } from '../../../lib/date/useNow';
import { formatDateTime, formatTime } from '../../../lib/date/dateFormat';
import { LoadError } from '../../../ui/feedback/LoadError';
import { forceRefetch } from '../../../queries/forceRefetch';
import { HealthBar } from './HealthBar';
import { MetricRing } from './MetricRing';
import { NetworkStatus } from './NetworkStatus';
import { metricNames, type GatewayStatus } from '../gatewayStatus';
import { getOnlineState, OFFLINE_ISSUE } from './onlineState';
import { ResourceUsage, ServiceStates } from './StatusDetails';
import { findAlerts, findWarnings } from './statusFindings';
import { findStatus, GATEWAY_KEY, type GatewayStatusesQuery } from '../gatewayQueries';
import { Button } from '../../../ui/button/Button';
import { Tag } from '../../../ui/text/Tag';

/** Seconds after which a reading counts as outdated. */
const STALE_SECONDS = 600;

interface GatewayStatusViewProps {
  /** GID */
  id: string;
  statuses: GatewayStatusesQuery;
  /** Shows the services and the usage of resources too. Default false. */
  isDetailed?: boolean;
}

/** Status of a gateway with its time. A missing state shows as unknown, never as "online". */
export function GatewayStatusView({ id, statuses, isDetailed = false }: GatewayStatusViewProps) {
  const { data, error, refetch, canRead, updatedAt } = statuses;
  if (!canRead) return <EmptyState title={texts.onlineStates.unknown} text={texts.statusRefused} />;
  // Earlier data stays visible with its time.
  if (!data && error) return <LoadError text={texts.statusFailed} error={error} onRetry={refetch} />;
  if (!data) return <Skeletons lines={6} />;
  const status = findStatus(statuses, id);
  return (
    <>
      <ReadTime status={status} readAt={updatedAt} isFailed={error !== null} />
      {status ? (
        <Measurements status={status} readAt={updatedAt} isDetailed={isDetailed} />
      ) : (
        <EmptyState title={texts.onlineStates.unknown} text={texts.statusMissing} />
      )}
    </>
  );
}

interface ReadTimeProps {
  status: GatewayStatus | undefined;
  /** Unix seconds. */
  readAt: number;
  isFailed: boolean;
}

/** Times of the reading and of the last connection, and a button that refetches all cards. */
function ReadTime({ status, readAt, isFailed }: ReadTimeProps) {
  const queryClient = useQueryClient();
  const isReading = useIsFetching({ queryKey: GATEWAY_KEY }) > 0;
  const now = useNow() / 1000;
  const oldPart = status && findOldPart(status, readAt, now);
  return (
    <div className="gateway-read">
      <p className="gateway-times muted">
        <span>
          {interpolateText(oldPart === 'reading' ? texts.oldReading : texts.readAt, {
            time: formatTime(readAt) ?? '',
            age: formatRelativeTime(readAt, now),
          })}
        </span>
        {status && <span>{describeLastConnection(status, now, oldPart === 'values')}</span>}
      </p>
      {isFailed && (
        <Tag role="alert" tone="danger">
          {texts.statusFailed}
        </Tag>
      )}
      <Button
        small
        variant="quiet"
        aria-label={isReading ? texts.reading : texts.readAgain}
        title={texts.readAgain}
        busy={isReading}
        onClick={() => forceRefetch(queryClient, { queryKey: GATEWAY_KEY })}
        icon={<Icon name="refresh" size={14} />}
      />
    </div>
  );
}

function describeLastConnection({ lastConnection }: GatewayStatus, now: number, isOld: boolean): string {
  if (lastConnection === null) return texts.neverConnected;
  return interpolateText(isOld ? texts.oldValues : texts.lastConnection, {
    time: formatDateTime(lastConnection) ?? '',
    age: formatRelativeTime(lastConnection, now),
  });
}

/**
 * Returns the part that no longer describes the current state: the values of a gateway that has not connected since, or the
 * reading. The values of a gateway that is online, or was seen within `STALE_SECONDS` in an unknown state, are current.
 */
function findOldPart(status: GatewayStatus, readAt: number, now: number): 'values' | 'reading' | undefined {
  const { lastConnection } = status;
  const state = getOnlineState(status.activeIssues);
  const isRecentlySeen =
    state === 'online' ||
    (state === 'unknown' && lastConnection !== null && now - lastConnection <= STALE_SECONDS);
  if (!isRecentlySeen && lastConnection !== null) return 'values';
  return now - readAt > STALE_SECONDS ? 'reading' : undefined;
}

interface MeasurementsProps {
  status: GatewayStatus;
  /** Unix seconds. */
  readAt: number;
  isDetailed: boolean;
}

/**
 * Measurements, grey if they do not describe the current state: the gateway is offline, or its data or the reading is old.
 * If the online state is unknown the colours stay: an alert remains an alert.
 */
function Measurements({ status, readAt, isDetailed }: MeasurementsProps) {
  const now = useNow() / 1000;
  const state = getOnlineState(status.activeIssues);
  const isStale = state === 'offline' || findOldPart(status, readAt, now) !== undefined;
  return (
    <div className={isStale ? 'gateway-measured is-old' : 'gateway-measured'}>
      <div>
        <HealthBar health={status.health} hasAlerts={findAlerts(status).length > 0} />
        {/* The alarm of an offline gateway shows them. */}
        {state !== 'offline' && <Findings texts={[...findAlerts(status), ...findWarnings(status)]} />}
      </div>
      <ActiveIssues codes={status.activeIssues} />
      <div className="gateway-rings">
        {metricNames.map((name) => (
          <MetricRing key={name} label={texts.metrics[name]} metric={status.metrics[name]} />
        ))}
      </div>
      {isDetailed && <ServiceStates status={status} />}
      <NetworkStatus status={status} />
      {isDetailed && <ResourceUsage status={status} isOffline={state === 'offline'} />}
    </div>
  );
}

/** Measurements that explain the health, in one line that starts with a capital letter. */
function Findings({ texts: findings }: { texts: readonly string[] }) {
  const line = findings.join(' · ');
  return line === '' ? null : <p className="gateway-findings">{capitalise(line)}</p>;
}

/** Active issues by their Spanish names. The issue «online» is omitted: the state beside the title shows it. */
function ActiveIssues({ codes }: { codes: readonly string[] | null }) {
  if (codes === null) return null;
  const names = [...new Set(codes)].filter((code) => code !== OFFLINE_ISSUE);
  if (names.length === 0 && codes.length > 0) return null;
  return (
    <div className="gateway-issues">
      <h3>{texts.issues}</h3>
      {names.length === 0 ? (
        <p className="muted">{texts.noIssues}</p>
      ) : (
        <ul>
          {names.map((code) => (
            <li key={code}>
              <Tag tone="danger">{lookUpLabel(texts.issueNames, code)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
