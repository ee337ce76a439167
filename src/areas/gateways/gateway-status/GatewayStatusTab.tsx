import { useId, useMemo } from 'react';
import type { TabProps } from '../../../parts/types';
import { detailKey } from '../../../records/queryKeys';
import { Picture } from '../gateway/GatewayInfo';
import { GatewayLinks } from '../gateway/GatewayLinks';
import { gatewayOf } from '../gateway/gatewayRecord';
import { GatewayState } from '../gateway/GatewayState';
import { UpdateButton, UpdateNotices } from '../gateway/UpdateControl';
import { useGatewayStatuses } from '../gateway/useGatewayReads';
import { useGatewayUpdate } from '../gateway/useGatewayUpdate';
import { scopeOf } from './scopeOf';
import { StatusDetails } from './StatusDetails';
import { statusTexts as texts } from './texts';
import '../gateway/gateway.css';

/** How a gateway is, its links and its update, on its own page (GWD-03, GWD-08..GWD-14, GWD-23, GWD-24). */
export default function GatewayStatusTab({ record, resource }: TabProps) {
  const titleId = useId();
  const id = String(record.id);
  const gateway = useMemo(() => gatewayOf(record, id), [record, id]);
  const statuses = useGatewayStatuses(scopeOf(record));
  const update = useGatewayUpdate(gateway, detailKey(resource.name, id));
  return (
    <article className="card gateway-card" aria-labelledby={titleId}>
      <header className="gateway-head">
        <h2 id={titleId}>{texts.title}</h2>
        <UpdateButton update={update} />
      </header>
      <UpdateNotices update={update} />
      <section className="gateway-whole">
        <GatewayState id={id} statuses={statuses} more={(status) => <StatusDetails status={status} />} />
        <div className="gateway-product">
          <Picture key={gateway.sku} sku={gateway.sku} />
          <div>
            <h3>{texts.links}</h3>
            <GatewayLinks gateway={gateway} />
          </div>
        </div>
      </section>
    </article>
  );
}
