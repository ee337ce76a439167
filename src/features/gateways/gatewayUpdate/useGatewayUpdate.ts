import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { unwrapData, type ApiError } from '../../../../dataProvider';
import { getLatestVersions, startUpdate } from '../../../../dataProvider/contract/endpoints';
import { normaliseAccess } from '../../../config/normalise/access';
import { normaliseOutcome } from '../../../config/normalise/outcome';
import { useApiQuery } from '../../../queries/api/useApiQuery';
import { jobManager } from '../../../jobs/jobManager';
import { useJobs, useWatchJob } from '../../../jobs/useJobs';
import { useCanAccess } from '../../../session/access/useCanAccess';
import { useCanCallOperation } from '../../../session/access/useCanCallOperation';
import { useLock } from '../../../ui/hooks/useLock';
import { executeMutation } from '../../../mutations/executeMutation';
import { useNotifyOutcome } from '../../../mutations/outcome/useNotifyOutcome';
import type { GatewayRecord } from '../gatewayRecord';
import { getUpdateFailure, type UpdateFailure, type UpdateState } from './updateState';
import { createUpdateJob, isUpdateJobOf } from './updateJob';
import { GATEWAY_KEY, STATUSES_KEY } from '../gatewayQueries';
import { getUpdateStateKey, getUpdateInput, useUpdateStates } from './useUpdateStates';
import {
  parseLatestVersions,
  gatewayModules,
  needsUpdate,
  UNKNOWN_VERSIONS,
  type LatestVersions,
  type UpdateModule,
} from '../versions';
import { gatewayTexts } from '../texts';
import { globalTexts } from '../../../i18n/messages/global';

/** Permission to update. */
const UPDATE_ACCESS = normaliseAccess({ roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] });

/** Messages for the start of a module update. */
const createOutcomes = () =>
  [
    // Another session has started or finished the update: the host knows its state.
    { on: 409, info: gatewayTexts.alreadyBegun },
    { on: 'error' as const, error: globalTexts._GATEWAY_UPDATE_MODULE_VERSION_ERROR },
  ].map(normaliseOutcome);

export interface GatewayUpdate {
  /** True if the button is shown. */
  isOffered: boolean;
  isUpdating: boolean;
  /** True if the update was running and its state cannot be fetched now: no new update starts. */
  isStateUnknown: boolean;
  failure: UpdateFailure | null;
  /** Refetches unknown update states; undefined if all are known. */
  recheck: (() => void) | undefined;
  /** Modules that one press updates, with their current and latest version. */
  outdatedModules: readonly { module: UpdateModule; version: string; latest: string }[];
  start: () => void;
  /** Error of an update start with unknown outcome. */
  unknownOutcome: ApiError | undefined;
  dismissUnknownOutcome: () => void;
}

/**
 * Software update of a gateway. The host stores its state: on return the component fetches it and continues, and meanwhile
 * the job tray polls.
 *
 * @param recordKey Query key of the gateway: it is refetched when an update is done.
 */
export function useGatewayUpdate(gateway: GatewayRecord | undefined, recordKey: QueryKey): GatewayUpdate {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notifyOutcome = useNotifyOutcome();
  const [unknownOutcome, setUnknownOutcome] = useState<ApiError>();
  const canAccess = useCanAccess();
  const canSend = useCanCallOperation();
  const canUpdate = canAccess(UPDATE_ACCESS) && canSend(startUpdate);
  const { busy: isStarting, run } = useLock();
  const gatewayId = gateway?.id ?? '';
  const latestVersions = useLatestVersions(gatewayId, canUpdate && gateway !== undefined);
  const outdatedModules = useOutdatedModules(gateway, latestVersions);
  const updateQueries = useUpdateStates(
    gatewayId,
    outdatedModules.map(({ module }) => module),
  );
  const moduleStates = outdatedModules.map(({ module }) => ({
    state: updateQueries[module].data,
    error: updateQueries[module].error,
  }));
  const failedQueries = outdatedModules
    .map(({ module }) => updateQueries[module])
    .filter(({ error }) => error !== null);
  useInvalidateWhenDone(
    recordKey,
    outdatedModules.map(({ module }, index) => [module, moduleStates[index]?.state]),
  );

  const { pathname, search } = useLocation();
  useDismissUpdateJob(gatewayId);

  /** Starts the update of a module; returns true if it is running now, even if another user started it. */
  const beginModuleUpdate = async (module: UpdateModule): Promise<boolean> => {
    const input = getUpdateInput(gatewayId, module);
    const send = async () => {
      const { data } = await dataProvider.callOperation(startUpdate, input);
      return { status: data.status, result: {} };
    };
    const result = await executeMutation({ send, scope: { module }, outcomes: createOutcomes() });
    if (!result.error) {
      queryClient.setQueryData<UpdateState>(getUpdateStateKey(gatewayId, module), 'IN_PROGRESS');
      return true;
    }
    console.warn(result.error);
    notifyOutcome(result);
    if (result.outcome.kind === 'unknown') setUnknownOutcome(result.error);
    if (result.error.code !== 409 && result.outcome.kind !== 'unknown') return false;
    // The host knows the state.
    await Promise.all(
      [GATEWAY_KEY, recordKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
    return queryClient.getQueryData(getUpdateStateKey(gatewayId, module)) === 'IN_PROGRESS';
  };
  const beginUpdates = async (): Promise<void> => {
    const beginResults = await Promise.all(outdatedModules.map(({ module }) => beginModuleUpdate(module)));
    const begunModules = outdatedModules
      .filter((_, index) => beginResults[index])
      .map(({ module }) => module);
    if (begunModules.length > 0) createUpdateJob(gatewayId, begunModules, pathname + search);
  };
  const start = (): void => void run(beginUpdates);
  return {
    isOffered: canUpdate && outdatedModules.length > 0,
    isUpdating: isStarting || moduleStates.some(({ state, error }) => state === 'IN_PROGRESS' && !error),
    isStateUnknown:
      !isStarting && moduleStates.some(({ state, error }) => state === 'IN_PROGRESS' && error !== null),
    failure: isStarting ? null : getUpdateFailure(moduleStates),
    recheck: failedQueries.length === 0 ? undefined : () => failedQueries.forEach(({ refetch }) => refetch()),
    outdatedModules,
    start,
    unknownOutcome,
    dismissUnknownOutcome: () => setUnknownOutcome(undefined),
  };
}

/** Fetches the latest versions of a gateway's software. Returns placeholders on failure, which is logged. */
function useLatestVersions(gatewayId: string, enabled: boolean): LatestVersions | undefined {
  return useApiQuery(
    getLatestVersions,
    { path: { gatewayId } },
    {
      keyPrefix: GATEWAY_KEY,
      enabled,
      fallbackData: UNKNOWN_VERSIONS,
      parse: (body) => parseLatestVersions(unwrapData(body)),
    },
  ).data;
}

/** Returns the modules with a newer version. Computed once per fetch, since invalid versions are logged. */
const useOutdatedModules = (gateway: GatewayRecord | undefined, latest: LatestVersions | undefined) =>
  useMemo(() => {
    if (!gateway || !latest) return [];
    return gatewayModules.flatMap((module) => {
      const version = gateway[module];
      return version !== null && needsUpdate(version, latest[module])
        ? [{ module, version, latest: latest[module] }]
        : [];
    });
  }, [gateway, latest]);

/** Dismisses the update job in the tray while the card shows its state. */
function useDismissUpdateJob(gatewayId: string): void {
  const job = useJobs().find((candidate) => isUpdateJobOf(candidate, gatewayId));
  useWatchJob(job?.id);
  const doneJobId = job?.state === 'done' ? job.id : undefined;
  useEffect(() => {
    if (doneJobId !== undefined) jobManager.remove(doneJobId);
  }, [doneJobId]);
}

/** Refetches the gateway and its state when one of its updates is done. */
function useInvalidateWhenDone(
  recordKey: QueryKey,
  states: readonly (readonly [UpdateModule, UpdateState | undefined])[],
) {
  const queryClient = useQueryClient();
  const previousStates = useRef(new Map<UpdateModule, UpdateState | undefined>());
  const invalidateIfDone = useEffectEvent(() => {
    const isDone = states.some(
      ([module, state]) => state === 'COMPLETED' && previousStates.current.get(module) === 'IN_PROGRESS',
    );
    previousStates.current = new Map(states);
    if (!isDone) return;
    void queryClient.invalidateQueries({ queryKey: recordKey });
    void queryClient.invalidateQueries({ queryKey: STATUSES_KEY });
  });
  const statesKey = states.map(([module, state]) => `${module} ${state ?? ''}`).join();
  useEffect(() => invalidateIfDone(), [statesKey]);
}
