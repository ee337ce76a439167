import { useId, type ReactNode } from 'react';
import { Link } from '../../../ui/Link';
import type { Resource } from '../../../config/types';
import { gatewayTexts as texts } from './texts';
import { Skeletons } from '../../../ui/states';
import { LoadFailed } from '../../../ui/LoadFailed';
import { useLogFailure } from '../../../ui/useLogFailure';
import { GatewayInfo } from './GatewayInfo';
import { GatewayState } from './GatewayState';
import type { GatewayRecord } from './gatewayRecord';
import { gatewayKey, useGateway, type StatusReading } from './useGatewayReads';
import { UpdateButton, UpdateNotices } from './UpdateControl';
import { useGatewayUpdate } from './useGatewayUpdate';
import './gateway.css';

export interface GatewayCardProps {
  /** GID */
  id: string;
  /** Console path of its page. */
  to?: string | undefined;
  /** The resource of gateways: its fields name what the card tells. */
  declared: Resource | undefined;
  statuses: StatusReading;
  /** The contextual menu; gets the gateway once it is read. */
  menu?: (gateway: GatewayRecord | undefined, id: string) => ReactNode;
}

/** A gateway: an information block and a status block, its menu and its update (AGW-03, AGW-26..AGW-53). */
export function GatewayCard({ id, to, declared, statuses, menu }: GatewayCardProps) {
  const titleId = useId();
  const { data: gateway, error, retry } = useGateway(id);
  useLogFailure(texts.loadFailed, error);
  const update = useGatewayUpdate(gateway, gatewayKey(id));
  return (
    <article className="card gateway-card" aria-labelledby={titleId}>
      <header className="gateway-head">
        <h2 id={titleId}>{to === undefined ? id : <Link to={to}>{id}</Link>}</h2>
        <UpdateButton update={update} />
        {menu?.(gateway, id)}
      </header>
      <UpdateNotices update={update} />
      <div className="gateway-blocks">
        <section aria-label={texts.info}>
          {gateway ? (
            <GatewayInfo gateway={gateway} declared={declared} />
          ) : error ? (
            <LoadFailed text={texts.loadFailed} error={error} onRetry={retry} />
          ) : (
            <Skeletons lines={6} />
          )}
        </section>
        <section aria-label={texts.status}>
          <GatewayState id={id} statuses={statuses} />
        </section>
      </div>
    </article>
  );
}
