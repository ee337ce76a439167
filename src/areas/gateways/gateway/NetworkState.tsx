import { labelOf } from './labelOf';
import { gatewayTexts as texts } from './texts';
import { formatPercent, formatQuantity } from '../../../lib/numbers';
import type { GatewayStatus } from './gatewayStatus';
import { networkLevel } from './thresholds';
import { Tag } from '../../../ui/Tag';

const tones = { good: 'success', warning: 'warning', alert: 'danger', unknown: '' } as const;

/** How good the connection of a gateway is, and by what (AGW-29, AGW-31, GWD-12, GWD-13). */
export function NetworkState({ status: { network, connection } }: { status: GatewayStatus }) {
  const level = networkLevel(network.status);
  const rows = [
    [texts.connection, connection === null ? undefined : labelOf(texts.connections, connection)],
    [texts.bandWidth, formatQuantity(network.bandWidth, 'Mb/s')],
    [texts.latency, formatQuantity(network.latency, 'ms')],
    [texts.lost, formatPercent(network.lost)],
  ] as const;
  return (
    <dl className="gateway-network">
      <div>
        <dt>{texts.network}</dt>
        <dd>
          <Tag tone={tones[level]}>{texts.networkLevels[level]}</Tag>
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
