import { useEffect } from 'react';
import { useDataProvider } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { unwrap, type ConsoleDataProvider } from '../../../../dataProvider';
import { normaliseAccess } from '../../../config/normalise/access';
import { useMay } from '../../../session/useMay';
import { gatewayOf, type GatewayRecord } from './gatewayRecord';
import { statusesOf, type GatewayStatus } from './gatewayStatus';

/** Beginning of the keys of all that is read for cards of gateways; invalidating it reads everything shown again. */
export const GATEWAY = 'gateway';
export const gatewayKey = (id: string) => [GATEWAY, 'one', id];
export const STATUSES = [GATEWAY, 'status'];

export interface Reading<Data> {
  data: Data | undefined;
  error: Error | null;
  retry: () => void;
}

/** A gateway (CALL-075). That it could not be read is only logged, besides the state in its place (AGW-54). */
export function useGateway(id: string): Reading<GatewayRecord> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: gatewayKey(id),
    queryFn: async ({ signal }) => {
      const call = { method: 'GET' as const, path: '/gateways/{id}' };
      const answer = await dataProvider.call('gateways', { call, scope: { id }, signal });
      return gatewayOf(unwrap(answer.data.body), id);
    },
  });
  useEffect(() => {
    if (error) console.warn(error);
  }, [error]);
  return { data, error, retry: () => void refetch() };
}

/** Whose gateways the statuses are asked for; one of them. */
export interface StatusScope {
  asset_id?: string;
  project_id?: string;
}

export interface StatusReading extends Reading<GatewayStatus[]> {
  /** When it was read, in Unix seconds. */
  readAt: number;
  /** Without `list_gateway_status` nothing is asked (PERM-09). */
  mayRead: boolean;
}

/** The state of the gateways of an asset or a building, in one call (AGW-37). */
export function useGatewayStatuses(scope: StatusScope): StatusReading {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const mayRead = useMay()(normaliseAccess('list_gateway_status'));
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: [...STATUSES, scope],
    enabled: mayRead,
    queryFn: async ({ signal }) => {
      const query = { asset_id: '{asset_id}', project_id: '{project_id}' };
      const call = { method: 'GET' as const, path: '/gateways/status', query };
      const answer = await dataProvider.call('gateways', { call, scope: { ...scope }, signal });
      return statusesOf(unwrap(answer.data.body));
    },
  });
  return { data, error, retry: () => void refetch(), readAt: dataUpdatedAt / 1000, mayRead };
}
