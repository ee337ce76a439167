import { ActionButtons } from '../../../actions/ActionButtons';
import type { Action, Resource } from '../../../config/types';
import { useResources } from '../../../queries/console/consoleHooks';
import { Icon } from '../../../ui/icon/Icon';
import { EmptyState } from '../../../ui/feedback/states';
import { useCanAccess } from '../../../session/access/useCanAccess';
import type { TabExtensionProps } from '../../../extensions/types';
import { GatewayCard, type GatewayCardProps } from './GatewayCard';
import { GatewayMenu } from './GatewayMenu';
import { getLinkedGatewayIds } from '../gatewayRecord';
import type { GatewayOptions } from './options';
import { useGatewayStatuses } from '../gatewayQueries';
import { globalTexts } from '../../../i18n/messages/global';
import '../gateway.css';

/** Cards of an asset's gateways. */
export default function GatewayTab({ record, resource, options }: TabExtensionProps<GatewayOptions>) {
  const linkedGatewayResource = useResources().get(options.gateways);
  const ids = getLinkedGatewayIds(record.gateways_qrs);
  const linkActions = toArray(resource.actions[options.link]);
  const gatewayResource = useResources().get(options.page);
  const canAccess = useCanAccess();
  const unlinkActions = toArray(linkedGatewayResource?.actions[options.unlink]);
  if (ids.length === 0) {
    return (
      <section className="card gateway-none">
        <div className="gateway-none-menu">
          <GatewayMenu actions={linkActions} target={{ resource, record }} gateway={undefined} />
        </div>
        <EmptyState
          icon={<Icon name="router" size={24} />}
          title={globalTexts.gateway_unlinked}
          text={globalTexts.link_gateway_to_start}
        >
          <ActionButtons actions={linkActions} resource={resource} record={record} />
        </EmptyState>
      </section>
    );
  }
  return (
    <LinkedGateways
      ids={ids}
      assetId={String(record.id)}
      resource={gatewayResource}
      basePath={
        gatewayResource?.hasDetail && canAccess(gatewayResource.access.show)
          ? `/admin/${gatewayResource.route}`
          : undefined
      }
      renderMenu={(gateway, id) => (
        <GatewayMenu
          actions={unlinkActions}
          target={{
            resource: linkedGatewayResource ?? resource,
            record: { id, gateway_id: id, qr_code: gateway?.qrCode, type: gateway?.type },
            parent: record,
          }}
          id={id}
          gateway={gateway}
        />
      )}
    />
  );
}

const toArray = (action: Action | undefined): Action[] => (action ? [action] : []);

interface LinkedGatewaysProps {
  ids: readonly string[];
  assetId: string;
  /** Gateways resource. */
  resource: Resource | undefined;
  /** Console path of the gateway pages. */
  basePath: string | undefined;
  renderMenu: NonNullable<GatewayCardProps['renderMenu']>;
}

// A separate component, so that an asset without gateway requests no status.
function LinkedGateways({ ids, assetId, resource, basePath, renderMenu }: LinkedGatewaysProps) {
  const statuses = useGatewayStatuses({ asset_id: assetId });
  return ids.map((id) => (
    <GatewayCard
      key={id}
      id={id}
      path={basePath === undefined ? undefined : `${basePath}/${encodeURIComponent(id)}`}
      resource={resource}
      statuses={statuses}
      renderMenu={renderMenu}
    />
  ));
}
