import { extractRecord } from '../../../dataProvider';
import { getGateway, listGatewayStatus } from '../../../dataProvider/contract/endpoints';
import { normaliseAccess } from '../../config/normalise/access';
import { createApiQueryKey, useApiQuery, type QueryState } from '../../queries/api/useApiQuery';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useLogError } from '../../ui/feedback/useLogError';
import { parseGateway, type GatewayRecord } from './gatewayRecord';
import { parseGatewayStatuses, type GatewayStatus } from './gatewayStatus';
import { gatewayTexts as texts } from './texts';

/** Beginning of the keys of all that is read for cards of gateways; invalidating it reads everything shown again. */
export const GATEWAY_KEY = ['gateway'] as const;
export const getGatewayKey = (id: string) => createApiQueryKey(getGateway, { path: { id } }, GATEWAY_KEY);
export const STATUSES_KEY = [...GATEWAY_KEY, listGatewayStatus.id] as const;

/** A gateway (CALL-075). That it could not be read is only logged, besides the state in its place (AGW-54). */
export const useGateway = (id: string): QueryState<GatewayRecord> =>
  useApiQuery(
    getGateway,
    { path: { id } },
    { keyPrefix: GATEWAY_KEY, logErrors: true, parse: (body) => parseGateway(extractRecord(body), id) },
  );

/** Whose gateways the statuses are asked for; one of them. */
export interface StatusScope {
  asset_id?: string;
  project_id?: string;
}

export interface GatewayStatusesQuery extends QueryState<readonly GatewayStatus[]> {
  /** Without `list_gateway_status` nothing is asked (PERM-09). */
  canRead: boolean;
}

/** The state of the gateways of an asset or a building, in one call (AGW-37). A failure is logged (AGW-55). */
export function useGatewayStatuses(scope: StatusScope): GatewayStatusesQuery {
  const canRead = useCanAccess()(normaliseAccess('list_gateway_status'));
  const statusesQuery = useApiQuery(
    listGatewayStatus,
    { query: { ...scope } },
    { keyPrefix: GATEWAY_KEY, enabled: canRead, parse: parseGatewayStatuses },
  );
  useLogError(texts.statusFailed, statusesQuery.error);
  return { ...statusesQuery, canRead };
}
