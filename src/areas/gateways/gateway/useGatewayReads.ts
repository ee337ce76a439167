import { recordOf } from '../../../../dataProvider';
import { getGateway, listGatewayStatus } from '../../../../dataProvider/contract/endpoints';
import { normaliseAccess } from '../../../config/normalise/access';
import { readKey, useRead, type Reading } from '../../../console/useRead';
import { useMay } from '../../../session/useMay';
import { useLogFailure } from '../../../ui/useLogFailure';
import { gatewayOf, type GatewayRecord } from './gatewayRecord';
import { statusesOf, type GatewayStatus } from './gatewayStatus';
import { gatewayTexts as texts } from './texts';

/** Beginning of the keys of all that is read for cards of gateways; invalidating it reads everything shown again. */
export const GATEWAY = ['gateway'] as const;
export const gatewayKey = (id: string) => readKey(getGateway, { path: { id } }, GATEWAY);
export const STATUSES = [...GATEWAY, listGatewayStatus.id] as const;

/** A gateway (CALL-075). That it could not be read is only logged, besides the state in its place (AGW-54). */
export const useGateway = (id: string): Reading<GatewayRecord> =>
  useRead(
    getGateway,
    { path: { id } },
    { group: GATEWAY, logged: true, parse: (body) => gatewayOf(recordOf(body), id) },
  );

/** Whose gateways the statuses are asked for; one of them. */
export interface StatusScope {
  asset_id?: string;
  project_id?: string;
}

export interface StatusReading extends Reading<readonly GatewayStatus[]> {
  /** Without `list_gateway_status` nothing is asked (PERM-09). */
  mayRead: boolean;
}

/** The state of the gateways of an asset or a building, in one call (AGW-37). A failure is logged (AGW-55). */
export function useGatewayStatuses(scope: StatusScope): StatusReading {
  const mayRead = useMay()(normaliseAccess('list_gateway_status'));
  const reading = useRead(
    listGatewayStatus,
    { query: { ...scope } },
    { group: GATEWAY, enabled: mayRead, parse: statusesOf },
  );
  useLogFailure(texts.statusFailed, reading.error);
  return { ...reading, mayRead };
}
