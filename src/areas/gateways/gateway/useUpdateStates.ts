import { unwrap } from '../../../../dataProvider';
import { getUpdateState } from '../../../../dataProvider/contract/endpoints';
import { readKey, useRead, type Reading } from '../../../console/useRead';
import { updateStateOf, type UpdateState } from './updateState';
import { GATEWAY } from './useGatewayReads';
import type { UpdateModule } from './versions';

/** ms between two questions how far an update is (AGW-48). */
const POLL = 30_000;

/** ms in which a card takes the answer that the tray has just had, and the other way round; later each asks anew (AGW-48). */
const SHARED = 500;

/** What the calls about the update of one module are given. */
export const updateOf = (gatewayId: string, module: UpdateModule) => ({ path: { gatewayId, module } });

/** The key under which is kept how far an update is. */
export const updateKey = (gatewayId: string, module: UpdateModule) =>
  readKey(getUpdateState, updateOf(gatewayId, module), GATEWAY);

/** How far the update of each module is, asked for those of `asked` (AGW-48). */
export function useUpdateStates(
  id: string,
  asked: readonly UpdateModule[],
): Readonly<Record<UpdateModule, Reading<UpdateState>>> {
  const options = {
    group: GATEWAY,
    parse: (body: unknown) => updateStateOf(unwrap(body)),
    staleTime: SHARED,
    poll: { every: POLL, while: (state: UpdateState) => state === 'IN_PROGRESS' },
  };
  const enabled = (module: UpdateModule) => ({ ...options, enabled: asked.includes(module) });
  return {
    aass: useRead(getUpdateState, updateOf(id, 'aass'), enabled('aass')),
    system: useRead(getUpdateState, updateOf(id, 'system'), enabled('system')),
  };
}
