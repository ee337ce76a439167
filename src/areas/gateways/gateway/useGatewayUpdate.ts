import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { unwrap, type ApiError, type ConsoleDataProvider } from '../../../../dataProvider';
import { getLatestVersions, getUpdateState, startUpdate } from '../../../../dataProvider/contract/endpoints';
import { normaliseAccess } from '../../../config/normalise/access';
import { normaliseOutcome } from '../../../config/normalise/ending';
import { readKey, useRead, type Reading } from '../../../console/useRead';
import { useMay } from '../../../session/useMay';
import { useLock } from '../../../ui/useLock';
import { sendOnce } from '../../../writes/sendOnce';
import { useSay } from '../../../writes/useSay';
import type { GatewayRecord } from './gatewayRecord';
import { failureOf, updateStateOf, type UpdateFailure, type UpdateState } from './updateState';
import { GATEWAY, STATUSES } from './useGatewayReads';
import {
  latestVersionsOf,
  modules,
  needsUpdate,
  PLACEHOLDER,
  type LatestVersions,
  type UpdateModule,
} from './versions';
import { gatewayTexts } from './texts';
import { globalTexts } from '../../../i18n/es/global';

/** ms between two questions how far an update is (AGW-48). */
const POLL = 30_000;

/** Who may update (AGW-38, AGW-40). */
const UPDATERS = normaliseAccess({ roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] });

/** What is said of the begin of one module's update. */
const outcomes = [
  // Another session has begun it, or ended it: the host knows how far it is.
  { on: 409, info: gatewayTexts.alreadyBegun },
  { on: 'error' as const, error: globalTexts._GATEWAY_UPDATE_MODULE_VERSION_ERROR },
].map(normaliseOutcome);

export interface GatewayUpdate {
  /** The button is shown. */
  isOffered: boolean;
  isUpdating: boolean;
  failure: UpdateFailure | null;
  /** Asks again how far the updates are that nobody could tell of; undefined where all could. */
  recheck: (() => void) | undefined;
  /** What one press updates (AGW-47), with the version there is. */
  behind: readonly { module: UpdateModule; version: string; latest: string }[];
  start: () => void;
  /** Nobody knows whether an update was begun: its answer was lost. */
  lost: ApiError | undefined;
  forgetLost: () => void;
}

/**
 * The software update of a gateway. How far it is lives at the host: leaving the tab ends the polling, coming back asks
 * again and goes on where it is (AGW-45 to AGW-53).
 *
 * @param recordKey Key under which the gateway was read: it is read again when an update is done.
 */
export function useGatewayUpdate(gateway: GatewayRecord | undefined, recordKey: QueryKey): GatewayUpdate {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const say = useSay();
  const [lost, setLost] = useState<ApiError>();
  const mayUpdate = useMay()(UPDATERS);
  const { busy: isStarting, run } = useLock();
  const id = gateway?.id ?? '';
  const latest = useLatestVersions(id, mayUpdate && gateway !== undefined);
  const behind = useBehind(gateway, latest);
  const stateOf = useUpdateStates(
    id,
    behind.map(({ module }) => module),
  );
  const shown = behind.map(({ module }) => ({ state: stateOf[module].data, error: stateOf[module].error }));
  const untold = behind.map(({ module }) => stateOf[module]).filter(({ error }) => error !== null);
  useReloadWhenDone(
    recordKey,
    behind.map(({ module }, at) => [module, shown[at]?.state]),
  );

  const begin = async (module: UpdateModule): Promise<void> => {
    const input = updateOf(id, module);
    const send = async () => {
      const { data } = await dataProvider.ask(startUpdate, input);
      return { status: data.status, result: {} };
    };
    const ended = await sendOnce({ send, scope: { module }, outcomes });
    if (!ended.error) {
      queryClient.setQueryData<UpdateState>(readKey(getUpdateState, input, GATEWAY), 'IN_PROGRESS');
      return;
    }
    console.warn(ended.error);
    say(ended);
    if (ended.end.kind === 'lost') setLost(ended.error);
    if (ended.error.code !== 409) return;
    await Promise.all([GATEWAY, recordKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const start = (): void => void run(() => Promise.all(behind.map(({ module }) => begin(module))));
  return {
    isOffered: mayUpdate && behind.length > 0,
    isUpdating: isStarting || shown.some(({ state, error }) => state === 'IN_PROGRESS' && !error),
    failure: isStarting ? null : failureOf(shown),
    recheck: untold.length === 0 ? undefined : () => untold.forEach(({ retry }) => retry()),
    behind,
    start,
    lost,
    forgetLost: () => setLost(undefined),
  };
}

const updateOf = (gatewayId: string, module: UpdateModule) => ({ path: { gatewayId, module } });

/** How far the update of each module is, asked for those of `behind` (AGW-48). */
function useUpdateStates(
  id: string,
  behind: readonly UpdateModule[],
): Readonly<Record<UpdateModule, Reading<UpdateState>>> {
  const options = {
    group: GATEWAY,
    parse: (body: unknown) => updateStateOf(unwrap(body)),
    staleTime: 0,
    poll: { every: POLL, while: (state: UpdateState) => state === 'IN_PROGRESS' },
  };
  const enabled = (module: UpdateModule) => ({ ...options, enabled: behind.includes(module) });
  return {
    aass: useRead(getUpdateState, updateOf(id, 'aass'), enabled('aass')),
    system: useRead(getUpdateState, updateOf(id, 'system'), enabled('system')),
  };
}

/** Latest versions of a gateway's software; placeholders when they cannot be read, which is logged (AGW-41, AGW-43). */
function useLatestVersions(gatewayId: string, enabled: boolean): LatestVersions | undefined {
  return useRead(
    getLatestVersions,
    { path: { gatewayId } },
    { group: GATEWAY, enabled, instead: PLACEHOLDER, parse: (body) => latestVersionsOf(unwrap(body)) },
  ).data;
}

/** The modules with a newer version, worked out once a reading, since odd versions are logged (AGW-44, AGW-47). */
const useBehind = (gateway: GatewayRecord | undefined, latest: LatestVersions | undefined) =>
  useMemo(() => {
    if (!gateway || !latest) return [];
    return modules.flatMap((module) => {
      const version = gateway[module];
      return version !== null && needsUpdate(version, latest[module])
        ? [{ module, version, latest: latest[module] }]
        : [];
    });
  }, [gateway, latest]);

/** Reads the gateway and its state again when one of its updates is done (AGW-49). */
function useReloadWhenDone(
  recordKey: QueryKey,
  states: readonly (readonly [UpdateModule, UpdateState | undefined])[],
) {
  const queryClient = useQueryClient();
  const before = useRef(new Map<UpdateModule, UpdateState | undefined>());
  const compare = useEffectEvent(() => {
    const isDone = states.some(
      ([module, state]) => state === 'COMPLETED' && before.current.get(module) === 'IN_PROGRESS',
    );
    before.current = new Map(states);
    if (!isDone) return;
    void queryClient.invalidateQueries({ queryKey: recordKey });
    void queryClient.invalidateQueries({ queryKey: STATUSES });
  });
  const now = states.map(([module, state]) => `${module} ${state ?? ''}`).join();
  useEffect(() => compare(), [now]);
}
