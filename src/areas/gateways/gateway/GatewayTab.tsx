import { ActionButtons } from '../../../actions/ActionButtons';
import type { Action, Resource } from '../../../config/types';
import { useResources } from '../../../console/hooks';
import { Icon } from '../../../ui/Icon';
import { EmptyState } from '../../../ui/states';
import { useMay } from '../../../session/useMay';
import type { TabProps } from '../../../parts/types';
import { GatewayCard, type GatewayCardProps } from './GatewayCard';
import { GatewayMenu } from './GatewayMenu';
import { linkedGateways } from './gatewayRecord';
import type { GatewayOptions } from './options';
import { useGatewayStatuses } from './useGatewayReads';
import { globalTexts } from '../../../i18n/es/global';
import './gateway.css';

/** The gateways of an asset, a card each (AGW-01..AGW-55). */
export default function GatewayTab({ record, resource, options }: TabProps<GatewayOptions>) {
  const gateways = useResources().get(options.gateways);
  const ids = linkedGateways(record.gateways_qrs);
  const link = present(resource.actions[options.link]);
  const page = useResources().get(options.page);
  const may = useMay();
  const unlink = present(gateways?.actions[options.unlink]);
  if (ids.length === 0) {
    return (
      <section className="card gateway-none">
        <div className="gateway-none-menu">
          <GatewayMenu actions={link} target={{ resource, record }} gateway={undefined} />
        </div>
        <EmptyState
          icon={<Icon name="router" size={24} />}
          title={globalTexts.gateway_unlinked}
          text={globalTexts.link_gateway_to_start}
        >
          <ActionButtons actions={link} resource={resource} record={record} />
        </EmptyState>
      </section>
    );
  }
  return (
    <LinkedGateways
      ids={ids}
      assetId={String(record.id)}
      declared={page}
      page={page?.hasDetail && may(page.access.show) ? `/admin/${page.route}` : undefined}
      menu={(gateway, id) => (
        <GatewayMenu
          actions={unlink}
          target={{
            resource: gateways ?? resource,
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

const present = (action: Action | undefined): Action[] => (action ? [action] : []);

interface LinkedGatewaysProps {
  ids: readonly string[];
  assetId: string;
  /** The resource of gateways. */
  declared: Resource | undefined;
  /** Console path below which each gateway has its page. */
  page: string | undefined;
  menu: NonNullable<GatewayCardProps['menu']>;
}

// Apart, so that an asset without gateway asks for no status.
function LinkedGateways({ ids, assetId, declared, page, menu }: LinkedGatewaysProps) {
  const statuses = useGatewayStatuses({ asset_id: assetId });
  return ids.map((id) => (
    <GatewayCard
      key={id}
      id={id}
      to={page === undefined ? undefined : `${page}/${encodeURIComponent(id)}`}
      declared={declared}
      statuses={statuses}
      menu={menu}
    />
  ));
}
