import { useId, useMemo } from 'react';
import type { TabExtensionProps } from '../../../extensions/types';
import { createDetailKey } from '../../../queries/queryKeys';
import { ProductPicture } from '../GatewayInfo';
import { GatewayLinks } from '../GatewayLinks';
import { parseGateway } from '../gatewayRecord';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { GatewayStatusView } from './GatewayStatusView';
import { UpdateButton, UpdateNotices } from '../gatewayUpdate/UpdateControl';
import { findStatus, useGatewayStatuses } from '../gatewayQueries';
import { useGatewayUpdate } from '../gatewayUpdate/useGatewayUpdate';
import { RecordState } from '../../../show/RecordState';
import { OfflineAlarm } from './OfflineAlarm';
import { OnlineTag } from './OnlineTag';
import { getStatusScope } from './statusScope';
import { gatewayTexts } from '../texts';
import type { GatewayStatusOptions } from './options';
import { fillConsolePath } from '../../../queries/record/fillConsolePath';
import { gatewayStatusTexts as texts } from './texts';
import '../gateway.css';

/** Status of a gateway, its links and its update, on its own page. */
export default function GatewayStatusTab({
  record,
  resource,
  options,
}: TabExtensionProps<GatewayStatusOptions>) {
  const titleId = useId();
  const id = String(record.id);
  const gateway = useMemo(() => parseGateway(record, id), [record, id]);
  const statuses = useGatewayStatuses(getStatusScope(record));
  const status = findStatus(statuses, id);
  const reportPath = options.report === undefined ? undefined : fillConsolePath(options.report, record);
  const update = useGatewayUpdate(gateway, createDetailKey(resource.name, id));
  return (
    <article className="card gateway-card" aria-labelledby={titleId}>
      <header className="gateway-head">
        <h2 id={titleId}>{texts.title}</h2>
        <UpdateButton update={update} />
      </header>
      {status && (
        <RecordState>
          <span className="visually-hidden">{texts.onlineState}</span> <OnlineTag status={status} />
        </RecordState>
      )}
      <UpdateNotices update={update} />
      <section className="gateway-whole">
        <OfflineAlarm status={status} readAt={statuses.updatedAt}>
          {reportPath !== undefined && (
            <ButtonLink small to={reportPath}>
              {gatewayTexts.createTicket}
            </ButtonLink>
          )}
        </OfflineAlarm>
        <GatewayStatusView id={id} statuses={statuses} isDetailed />
        <div className="gateway-product">
          <ProductPicture key={gateway.sku} sku={gateway.sku} />
          <div>
            <h3>{texts.links}</h3>
            <GatewayLinks gateway={gateway} />
          </div>
        </div>
      </section>
    </article>
  );
}
