import { unwrapData } from '../../../../dataProvider';
import { getUpdateState } from '../../../../dataProvider/contract/endpoints';
import { createApiQueryKey, useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { parseUpdateState, type UpdateState } from './updateState';
import { GATEWAY_KEY } from '../gatewayQueries';
import type { UpdateModule } from '../versions';

/** ms between two polls of an update. */
const POLL_INTERVAL_MS = 30_000;

/** ms for which the card and the tray share a response; later each refetches. */
const SHARED_STALE_MS = 500;

/** Returns the input of the calls about the update of one module. */
export const getUpdateInput = (gatewayId: string, module: UpdateModule) => ({ path: { gatewayId, module } });

/** Returns the query key of an update state. */
export const getUpdateStateKey = (gatewayId: string, module: UpdateModule) =>
  createApiQueryKey(getUpdateState, getUpdateInput(gatewayId, module), GATEWAY_KEY);

/** Returns the update state of each module; polls those to be watched. */
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
