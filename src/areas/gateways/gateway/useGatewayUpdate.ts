import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDataProvider } from '../../../console/useDataProvider';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { unwrap, type ApiError } from '../../../../dataProvider';
import { getLatestVersions, startUpdate } from '../../../../dataProvider/contract/endpoints';
import { normaliseAccess } from '../../../config/normalise/access';
import { normaliseOutcome } from '../../../config/normalise/ending';
import { useRead } from '../../../console/useRead';
import { operations } from '../../../operations/operations';
import { useOperations, useWatched } from '../../../operations/useOperations';
import { useMay } from '../../../session/useMay';
import { useMaySend } from '../../../session/useMaySend';
import { useLock } from '../../../ui/useLock';
import { sendOnce } from '../../../writes/sendOnce';
import { useSay } from '../../../writes/useSay';
import type { GatewayRecord } from './gatewayRecord';
import { failureOf, type UpdateFailure, type UpdateState } from './updateState';
import { beginUpdate, isUpdateOf } from './updateOperation';
import { GATEWAY, STATUSES } from './useGatewayReads';
import { updateKey, updateOf, useUpdateStates } from './useUpdateStates';
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
  /** It was under way when it was last heard of, and could not be asked about since: another one is not begun over it. */
  isUntold: boolean;
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
 * The software update of a gateway. How far it is lives at the host: coming back asks again and goes on where it is, and
 * meanwhile the tray of operations asks (AGW-45 to AGW-53).
 *
 * @param recordKey Key under which the gateway was read: it is read again when an update is done.
 */
export function useGatewayUpdate(gateway: GatewayRecord | undefined, recordKey: QueryKey): GatewayUpdate {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const say = useSay();
  const [lost, setLost] = useState<ApiError>();
  const may = useMay();
  const maySend = useMaySend();
  const mayUpdate = may(UPDATERS) && maySend(startUpdate);
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

  const { pathname, search } = useLocation();
  useShownUpdate(id);

  /** Begins the update of a module; answers whether it is under way now, whoever began it. */
  const begin = async (module: UpdateModule): Promise<boolean> => {
    const input = updateOf(id, module);
    const send = async () => {
      const { data } = await dataProvider.ask(startUpdate, input);
      return { status: data.status, result: {} };
    };
    const ended = await sendOnce({ send, scope: { module }, outcomes });
    if (!ended.error) {
      queryClient.setQueryData<UpdateState>(updateKey(id, module), 'IN_PROGRESS');
      return true;
    }
    console.warn(ended.error);
    say(ended);
    if (ended.end.kind === 'lost') setLost(ended.error);
    if (ended.error.code !== 409 && ended.end.kind !== 'lost') return false;
    // The host knows.
    await Promise.all([GATEWAY, recordKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    return queryClient.getQueryData(updateKey(id, module)) === 'IN_PROGRESS';
  };
  const beginAll = async (): Promise<void> => {
    const isBegun = await Promise.all(behind.map(({ module }) => begin(module)));
    const begun = behind.filter((_, at) => isBegun[at]).map(({ module }) => module);
    if (begun.length > 0) beginUpdate(id, begun, pathname + search);
  };
  const start = (): void => void run(beginAll);
  return {
    isOffered: mayUpdate && behind.length > 0,
    isUpdating: isStarting || shown.some(({ state, error }) => state === 'IN_PROGRESS' && !error),
    isUntold: !isStarting && shown.some(({ state, error }) => state === 'IN_PROGRESS' && error !== null),
    failure: isStarting ? null : failureOf(shown),
    recheck: untold.length === 0 ? undefined : () => untold.forEach(({ retry }) => retry()),
    behind,
    start,
    lost,
    forgetLost: () => setLost(undefined),
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

/** What the card shows need not be said elsewhere; what ended well on it needs no place in the tray. */
function useShownUpdate(gateway: string): void {
  const operation = useOperations().find((one) => isUpdateOf(one, gateway));
  useWatched(operation?.id);
  const done = operation?.state === 'done' ? operation.id : undefined;
  useEffect(() => {
    if (done !== undefined) operations.remove(done);
  }, [done]);
}

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
