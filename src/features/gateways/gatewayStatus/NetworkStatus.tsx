import { lookUpLabel } from './lookUpLabel';
import { gatewayTexts as texts } from '../texts';
import { formatPercent, formatQuantity } from '../../../lib/formatNumber';
import type { GatewayStatus } from '../gatewayStatus';
import { getNetworkLevel } from './statusLevels';
import { Tag } from '../../../ui/text/Tag';

const levelTones = { good: 'success', warning: 'warning', alert: 'danger', unknown: '' } as const;

/** Connection quality of a gateway with its measurements. */
export function NetworkStatus({ status: { network, connection } }: { status: GatewayStatus }) {
  const level = getNetworkLevel(network.status);
  const rows = [
    [texts.connection, connection === null ? undefined : lookUpLabel(texts.connections, connection)],
    [texts.bandWidth, formatQuantity(network.bandWidth, 'Mb/s')],
    [texts.latency, formatQuantity(network.latency, 'ms')],
    [texts.lost, formatPercent(network.packetLoss)],
  ] as const;
  return (
    <dl className="gateway-network">
      <div>
        <dt>{texts.network}</dt>
        <dd>
          <Tag tone={levelTones[level]}>{texts.networkLevels[level]}</Tag>
        </dd>
      </div>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? texts.noValue}</dd>
        </div>
      ))}
    </dl>
  );
}
