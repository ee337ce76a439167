import { fillText } from '../../../i18n/fillText';
import { formatNumber, formatPercent } from '../../../lib/numbers';
import { Tag } from '../../../ui/Tag';
import { serviceNames, type GatewayStatus, type Usage } from '../gateway/gatewayStatus';
import { duration } from './duration';
import { statusTexts as texts } from './texts';

/** What the card of an asset does not tell: use, times and services (GWD-08, GWD-10, GWD-11). */
export function StatusDetails({ status }: { status: GatewayStatus }) {
  // Of a gateway that was never heard a service is not known to have stopped.
  const isHeard = status.lastConnection !== null || status.activeIssues !== null;
  const rows = [
    [texts.inodes, usageText(status.inodes)],
    [texts.swap, usageText(status.swap)],
    [texts.uptime, duration(status.uptime)],
    // A gateway that is there is offline for no time.
    ...(status.timeOffline === 0 ? [] : [[texts.timeOffline, duration(status.timeOffline)] as const]),
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
                <Service runs={isHeard ? status.services[name] : null} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function Service({ runs }: { runs: boolean | null }) {
  if (runs === null) return <Tag>{texts.unknown}</Tag>;
  return runs ? <Tag tone="success">{texts.running}</Tag> : <Tag tone="danger">{texts.stopped}</Tag>;
}

function usageText({ used, total }: Usage): string | undefined {
  if (used === null) return undefined;
  if (total === null || total <= 0) return fillText(texts.used, { used: formatNumber(used) ?? '' });
  return fillText(texts.usage, {
    used: formatNumber(used) ?? '',
    total: formatNumber(total) ?? '',
    share: formatPercent((used / total) * 100) ?? '',
  });
}
