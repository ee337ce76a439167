import { useId, type ReactNode } from 'react';
import { Link } from '../../../ui/page/Link';
import { CodeText } from '../../../fields/display/CodeText';
import type { Resource } from '../../../config/types';
import { gatewayTexts as texts } from '../texts';
import { Skeletons } from '../../../ui/feedback/states';
import { LoadError } from '../../../ui/feedback/LoadError';
import { useLogError } from '../../../ui/feedback/useLogError';
import { GatewayInfo, ProductPicture } from '../GatewayInfo';
import { GatewayStatusView } from '../gatewayStatus/GatewayStatusView';
import { OfflineAlarm } from '../gatewayStatus/OfflineAlarm';
import { OnlineTag } from '../gatewayStatus/OnlineTag';
import type { GatewayRecord } from '../gatewayRecord';
import { findStatus, getGatewayKey, useGateway, type GatewayStatusesQuery } from '../gatewayQueries';
import { UpdateButton, UpdateNotices } from '../gatewayUpdate/UpdateControl';
import { useGatewayUpdate } from '../gatewayUpdate/useGatewayUpdate';
import '../gateway.css';

export interface GatewayCardProps {
  /** GID */
  id: string;
  /** Console path of its page. */
  path?: string | undefined;
  /** Gateways resource: its fields label the card. */
  resource: Resource | undefined;
  statuses: GatewayStatusesQuery;
  /** Renders the context menu; receives the gateway once it has loaded. */
  renderMenu?: (gateway: GatewayRecord | undefined, id: string) => ReactNode;
}

/** Card of a gateway: information, status, menu and update. */
export function GatewayCard({ id, path, resource, statuses, renderMenu }: GatewayCardProps) {
  const titleId = useId();
  const { data: gateway, error, refetch } = useGateway(id);
  useLogError(texts.loadFailed, error);
  const status = findStatus(statuses, id);
  const name = <CodeText text={id} className="title" />;
  const update = useGatewayUpdate(gateway, getGatewayKey(id));
  return (
    <article className="card gateway-card" aria-labelledby={titleId}>
      <header className="gateway-head">
        {gateway && <ProductPicture key={gateway.sku} sku={gateway.sku} />}
        <div className="gateway-title">
          <h2 id={titleId}>{path === undefined ? name : <Link to={path}>{name}</Link>}</h2>
          {status && <OnlineTag status={status} />}
        </div>
        <UpdateButton update={update} />
        {renderMenu?.(gateway, id)}
      </header>
      <OfflineAlarm status={status} readAt={statuses.updatedAt} />
      <UpdateNotices update={update} />
      <div className="gateway-blocks">
        <section aria-label={texts.status}>
          <GatewayStatusView id={id} statuses={statuses} />
        </section>
        <section aria-label={texts.info}>
          {gateway ? (
            <GatewayInfo gateway={gateway} resource={resource} />
          ) : error ? (
            <LoadError text={texts.loadFailed} error={error} onRetry={refetch} />
          ) : (
            <Skeletons lines={6} />
          )}
        </section>
      </div>
    </article>
  );
}
