import { lookUpLabel } from './lookUpLabel';
import { gatewayTexts as texts } from '../texts';
import { formatPercent, formatQuantity } from '../../../lib/formatNumber';
import type { GatewayStatus } from '../gatewayStatus';
import { FactList } from './FactList';
import { getNetworkLevel } from './statusLevels';
import { Tag } from '../../../ui/text/Tag';

const levelTones = { good: 'success', warning: 'warning', alert: 'danger', unknown: 'unknown' } as const;

/** Connection quality of a gateway with its measurements. */
export function NetworkStatus({ status: { network, connection } }: { status: GatewayStatus }) {
  const level = getNetworkLevel(network.status);
  const facts = [
    [
      texts.networkQuality,
      <Tag key="level" dot tone={levelTones[level]}>
        {texts.networkLevels[level]}
      </Tag>,
    ],
    [texts.connection, connection === null ? undefined : lookUpLabel(texts.connections, connection)],
    [texts.bandWidth, formatQuantity(network.bandWidth, 'Mb/s')],
    [texts.latency, formatQuantity(network.latency, 'ms')],
    [texts.lost, formatPercent(network.packetLoss)],
  ] as const;
  return (
    <div>
      <h3>{texts.network}</h3>
      <FactList facts={facts} emptyText={texts.noValue} />
    </div>
  );
}
