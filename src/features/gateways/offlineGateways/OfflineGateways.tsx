import type { TabExtensionProps } from '../../../extensions/types';
import { CodeText } from '../../../fields/display/CodeText';
import { useNow } from '../../../lib/date/useNow';
import { useResources } from '../../../queries/console/consoleHooks';
import { fillConsolePath } from '../../../queries/record/fillConsolePath';
import { useCanAccess } from '../../../session/access/useCanAccess';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { Icon } from '../../../ui/icon/Icon';
import { findStatus, useGatewayStatuses, type GatewayStatusesQuery } from '../gatewayQueries';
import { getLinkedGatewayIds } from '../gatewayRecord';
import { describeCause, describeOfflineTime } from '../gatewayStatus/offlineText';
import { getOnlineState } from '../gatewayStatus/onlineState';
import { gatewayTexts as texts } from '../texts';
import type { OfflineGatewaysOptions } from './options';
import '../gateway.css';

/**
 * Alarms of an asset whose record says that its gateway is offline: one for each such gateway, with its time, its cause and its
 * acts. The alarm is there with the record; time and cause come with the reading.
 */
export default function OfflineGateways({ record, options }: TabExtensionProps<OfflineGatewaysOptions>) {
  const statuses = useGatewayStatuses({ asset_id: String(record.id) });
  const gateways = useResources().get(options.page);
  const canAccess = useCanAccess();
  const hasPage = gateways?.hasDetail && canAccess(gateways.access.show);
  const reportPath = fillConsolePath(options.report, record);
  return findOfflineIds(getLinkedGatewayIds(record.gateways_qrs), statuses).map((id) => (
    <section key={id} className="card gateway-alarm" aria-label={texts.offlineGateway}>
      <Icon name="alert-triangle" size={18} />
      <AlarmText id={id} statuses={statuses} />
      <span className="gateway-alarm-acts">
        {reportPath !== undefined && (
          <ButtonLink small to={reportPath}>
            {texts.createTicket}
          </ButtonLink>
        )}
        {hasPage && (
          <ButtonLink small variant="primary" to={`/admin/${gateways.route}/${encodeURIComponent(id)}`}>
            {texts.showGateway}
          </ButtonLink>
        )}
      </span>
    </section>
  ));
}

/** Returns the gateways that are offline by their reading; all of them while none is known to be, as the record says it of the asset. */
function findOfflineIds(ids: readonly string[], statuses: GatewayStatusesQuery): readonly string[] {
  const offlineIds = ids.filter(
    (id) => getOnlineState(findStatus(statuses, id)?.activeIssues ?? null) === 'offline',
  );
  return offlineIds.length === 0 ? ids : offlineIds;
}

function AlarmText({ id, statuses }: { id: string; statuses: GatewayStatusesQuery }) {
  const status = findStatus(statuses, id);
  const readAt = statuses.updatedAt;
  const now = Math.max(useNow() / 1000, readAt);
  const isOffline = status && getOnlineState(status.activeIssues) === 'offline';
  const cause = isOffline ? describeCause(status) : undefined;
  return (
    <span className="gateway-alarm-text">
      <strong>
        <CodeText text={id} className="title" />
      </strong>
      <span>{' · '}</span>
      <strong>{isOffline ? describeOfflineTime(status, readAt, now) : texts.offline}</strong>
      {cause !== undefined && <span className="muted">{cause}</span>}
    </span>
  );
}
