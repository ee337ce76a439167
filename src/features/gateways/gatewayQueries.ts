import { extractRecord } from '../../../dataProvider';
import { getGateway, listGatewayStatus } from '../../../dataProvider/contract/endpoints';
import { normaliseAccess } from '../../config/normalise/access';
import { createApiQueryKey, useApiQuery, type QueryState } from '../../queries/api/useApiQuery';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useLogError } from '../../ui/feedback/useLogError';
import { parseGateway, type GatewayRecord } from './gatewayRecord';
import { parseGatewayStatuses, type GatewayStatus } from './gatewayStatus';
import { gatewayTexts as texts } from './texts';

/** Query key prefix of all gateway card data; invalidate it to refetch everything shown. */
export const GATEWAY_KEY = ['gateway'] as const;
export const getGatewayKey = (id: string) => createApiQueryKey(getGateway, { path: { id } }, GATEWAY_KEY);
export const STATUSES_KEY = [...GATEWAY_KEY, listGatewayStatus.id] as const;

/** Fetches a gateway. A failure is logged, besides the error in its place. */
export const useGateway = (id: string): QueryState<GatewayRecord> =>
  useApiQuery(
    getGateway,
    { path: { id } },
    { keyPrefix: GATEWAY_KEY, logErrors: true, parse: (body) => parseGateway(extractRecord(body), id) },
  );

/** Filter of the status call; one of them. */
export interface StatusScope {
  asset_id?: string;
  project_id?: string;
}

export interface GatewayStatusesQuery extends QueryState<readonly GatewayStatus[]> {
  /** False without `list_gateway_status`: nothing is requested. */
  canRead: boolean;
}

/** Fetches the status of all gateways of an asset or a building in one call. Logs a failure. */
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

/** Returns the status of a gateway; undefined while it is unknown. */
export const findStatus = ({ data }: GatewayStatusesQuery, id: string): GatewayStatus | undefined =>
  data?.find(({ gatewayId }) => gatewayId === id);
