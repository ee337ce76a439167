import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import { useQueries, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { ApiError, unwrap, type ConsoleDataProvider } from '../../../../dataProvider';
import { normaliseAccess } from '../../../config/normalise/access';
import { useText } from '../../../i18n/useText';
import { useMay } from '../../../session/useMay';
import { useLock } from '../../../ui/useLock';
import type { GatewayRecord } from './gatewayRecord';
import { failureOf, updateStateOf, type UpdateFailure, type UpdateState } from './updateState';
import { GATEWAY, gatewayKey, STATUSES } from './useGatewayReads';
import {
  latestVersionsOf,
  modules,
  needsUpdate,
  PLACEHOLDER,
  type LatestVersions,
  type UpdateModule,
} from './versions';

/** ms between two questions how far an update is (AGW-48). */
const POLL = 30_000;

/** Who may update (AGW-38, AGW-40). */
const UPDATERS = normaliseAccess({ roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] });

export interface GatewayUpdate {
  /** The button is shown. */
  isOffered: boolean;
  isUpdating: boolean;
  failure: UpdateFailure | null;
  /** What one press updates (AGW-47), with the version there is. */
  behind: readonly { module: UpdateModule; version: string; latest: string }[];
  start: () => void;
}

/**
 * The software update of a gateway. How far it is lives at the host: leaving the tab ends the polling, coming back asks
 * again and goes on where it is (AGW-45 to AGW-53).
 */
export function useGatewayUpdate(gateway: GatewayRecord | undefined): GatewayUpdate {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const t = useText();
  const mayUpdate = useMay()(UPDATERS);
  const { busy: isStarting, run } = useLock();
  const id = gateway?.id ?? '';
  const latest = useLatestVersions(id, mayUpdate && gateway !== undefined);
  const behind = useBehind(gateway, latest);
  const keyOf = (module: UpdateModule) => [GATEWAY, 'update', id, module];

  const states = useQueries({
    queries: behind.map(({ module }) => ({
      queryKey: keyOf(module),
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<UpdateState> => {
        const path = '/gateway-updates/updates/{id}/{module}/latest_state';
        const call = { method: 'GET' as const, path };
        const answer = await dataProvider.call('gateways', { call, scope: { id, module }, signal });
        return updateStateOf(unwrap(answer.data.body));
      },
      staleTime: 0,
      refetchInterval: ({ state }: Query<UpdateState>) =>
        state.data === 'IN_PROGRESS' && state.status !== 'error' ? POLL : false,
    })),
  });
  const shown = states.map(({ data, error }) => ({ state: data, error }));
  useReloadWhenDone(
    id,
    behind.map(({ module }, at) => [module, shown[at]?.state]),
  );

  const begin = async (module: UpdateModule): Promise<void> => {
    try {
      const path = '/gateway-updates/updates/{id}/{module}/latest';
      const call = { method: 'POST' as const, path };
      await dataProvider.call('gateways', { call, scope: { id, module } });
      queryClient.setQueryData<UpdateState>(keyOf(module), 'IN_PROGRESS');
    } catch (error) {
      console.warn(error);
      // Another session has begun it, or ended it: the host knows how far it is.
      if (error instanceof ApiError && error.code === 409) {
        await queryClient.invalidateQueries({ queryKey: [GATEWAY] });
        return;
      }
      notify(t('_GATEWAY_UPDATE_MODULE_VERSION_ERROR'), { type: 'error' });
    }
  };
  const start = (): void => void run(() => Promise.all(behind.map(({ module }) => begin(module))));
  return {
    isOffered: mayUpdate && behind.length > 0,
    isUpdating: isStarting || shown.some(({ state, error }) => state === 'IN_PROGRESS' && !error),
    failure: isStarting ? null : failureOf(shown),
    behind,
    start,
  };
}

/** Latest versions of a gateway's software; placeholders when they cannot be read (AGW-41, AGW-43). */
function useLatestVersions(id: string, enabled: boolean) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: [GATEWAY, 'versions', id],
    enabled,
    queryFn: async ({ signal }) => {
      const call = { method: 'GET' as const, path: '/gateway-updates/versions/{id}/latest' };
      try {
        const answer = await dataProvider.call('gateways', { call, scope: { id }, signal });
        return latestVersionsOf(unwrap(answer.data.body));
      } catch (error) {
        if (signal.aborted) throw error;
        console.warn(error);
        return PLACEHOLDER;
      }
    },
  });
  return data;
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
  id: string,
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
    void queryClient.invalidateQueries({ queryKey: gatewayKey(id) });
    void queryClient.invalidateQueries({ queryKey: STATUSES });
  });
  const now = states.map(([module, state]) => `${module} ${state ?? ''}`).join();
  useEffect(() => compare(), [now]);
}
