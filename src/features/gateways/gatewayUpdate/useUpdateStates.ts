import { unwrapData } from '../../../../dataProvider';
import { getUpdateState } from '../../../../dataProvider/contract/endpoints';
import { createApiQueryKey, useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { parseUpdateState, type UpdateState } from './updateState';
import { GATEWAY_KEY } from '../gatewayQueries';
import type { UpdateModule } from '../versions';

/** ms between two questions how far an update is (AGW-48). */
const POLL_INTERVAL_MS = 30_000;

/** ms in which a card takes the answer that the tray has just had, and the other way round; later each asks anew (AGW-48). */
const SHARED_STALE_MS = 500;

/** What the calls about the update of one module are given. */
export const getUpdateInput = (gatewayId: string, module: UpdateModule) => ({ path: { gatewayId, module } });

/** The key under which is kept how far an update is. */
export const getUpdateStateKey = (gatewayId: string, module: UpdateModule) =>
  createApiQueryKey(getUpdateState, getUpdateInput(gatewayId, module), GATEWAY_KEY);

/** How far the update of each module is, asked for those of `asked` (AGW-48). */
export function useUpdateStates(
  gatewayId: string,
  enabledModules: readonly UpdateModule[],
): Readonly<Record<UpdateModule, QueryState<UpdateState>>> {
  const options = {
    keyPrefix: GATEWAY_KEY,
    parse: (body: unknown) => parseUpdateState(unwrapData(body)),
    staleTime: SHARED_STALE_MS,
    polling: { interval: POLL_INTERVAL_MS, keepPolling: (state: UpdateState) => state === 'IN_PROGRESS' },
  };
  const getModuleOptions = (module: UpdateModule) => ({
    ...options,
    enabled: enabledModules.includes(module),
  });
  return {
    aass: useApiQuery(getUpdateState, getUpdateInput(gatewayId, 'aass'), getModuleOptions('aass')),
    system: useApiQuery(getUpdateState, getUpdateInput(gatewayId, 'system'), getModuleOptions('system')),
  };
}
