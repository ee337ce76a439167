import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber, formatPercent } from '../../../lib/formatNumber';
import { Tag } from '../../../ui/text/Tag';
import { hasReported, serviceNames, type GatewayStatus, type Usage } from '../gatewayStatus';
import { formatDuration } from '../../../lib/date/formatDuration';
import { gatewayStatusTexts as texts } from './texts';

/** Details that the asset's card omits: usage, times and services. */
export function StatusDetails({ status }: { status: GatewayStatus }) {
  const isReported = hasReported(status);
  const rows = [
    [texts.inodes, formatUsage(status.inodes)],
    [texts.swap, formatUsage(status.swap)],
    [texts.uptime, formatDuration(status.uptime)],
    // An online gateway has no offline time.
    ...(status.timeOffline === 0 ? [] : [[texts.timeOffline, formatDuration(status.timeOffline)] as const]),
    [texts.vpnIp, status.vpnIp],
  ] as const;
  return (
    <>
      <div>
        <h3>{texts.memory}</h3>
        <dl className="gateway-network">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? texts.unknown}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>{texts.services}</h3>
        <dl className="gateway-network">
          {serviceNames.map((name) => (
            <div key={name}>
              <dt>{texts.serviceNames[name]}</dt>
              <dd>
                <ServiceTag isRunning={isReported ? status.services[name] : null} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function ServiceTag({ isRunning }: { isRunning: boolean | null }) {
  if (isRunning === null) return <Tag>{texts.unknown}</Tag>;
  return isRunning ? <Tag tone="success">{texts.running}</Tag> : <Tag tone="danger">{texts.stopped}</Tag>;
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
