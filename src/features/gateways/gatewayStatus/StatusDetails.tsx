import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber, formatPercent } from '../../../lib/formatNumber';
import { Tag } from '../../../ui/text/Tag';
import { hasReported, serviceNames, type GatewayStatus, type Usage } from '../gatewayStatus';
import { formatDuration } from '../../../lib/date/formatDuration';
import { FactList } from './FactList';
import { gatewayStatusTexts as texts } from './texts';

/** Services of a gateway, each running, stopped or unknown. */
export function ServiceStates({ status }: { status: GatewayStatus }) {
  const isReported = hasReported(status);
  return (
    <div>
      <h3>{texts.services}</h3>
      <FactList
        facts={serviceNames.map((name) => [
          texts.serviceNames[name],
          <ServiceTag key={name} isRunning={isReported ? status.services[name] : null} />,
        ])}
        emptyText={texts.unknown}
      />
    </div>
  );
}

interface ResourceUsageProps {
  status: GatewayStatus;
  /** True if the alarm of the gateway shows for how long it has been offline. */
  isOffline: boolean;
}

/** Usage of inodes and swap, uptime and address. An online gateway has no offline time. */
export function ResourceUsage({ status, isOffline }: ResourceUsageProps) {
  const { inodes, swap, uptime, timeOffline, vpnIp } = status;
  const facts = [
    [texts.inodes, formatUsage(inodes)],
    [texts.swap, formatUsage(swap)],
    [texts.uptime, formatDuration(uptime)],
    ...(isOffline || timeOffline === 0 ? [] : [[texts.timeOffline, formatDuration(timeOffline)] as const]),
    [texts.vpnIp, vpnIp],
  ] as const;
  return (
    <div>
      <h3>{texts.memory}</h3>
      <FactList facts={facts} emptyText={texts.unknown} />
    </div>
  );
}

function ServiceTag({ isRunning }: { isRunning: boolean | null }) {
  if (isRunning === null)
    return (
      <Tag dot tone="unknown">
        {texts.unknown}
      </Tag>
    );
  return isRunning ? (
    <Tag dot tone="success">
      {texts.running}
    </Tag>
  ) : (
    <Tag dot tone="danger">
      {texts.stopped}
    </Tag>
  );
}

function formatUsage({ used, total }: Usage): string | undefined {
  if (used === null) return undefined;
  if (total === null || total <= 0) return interpolateText(texts.used, { used: formatNumber(used) ?? '' });
  return interpolateText(texts.usage, {
    used: formatNumber(used) ?? '',
    total: formatNumber(total) ?? '',
    share: formatPercent((used / total) * 100) ?? '',
  });
}
