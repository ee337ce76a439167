import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countRows, getEndState } from '../../../jobs/job';
import type { JobWatcherProps } from '../../../extensions/types';
import { getGatewayKey, STATUSES_KEY } from '../gatewayQueries';
import { getJobModules, createJobRow, toJobRowState } from './updateJob';
import { getUpdateStateKey, useUpdateStates } from './useUpdateStates';
import type { UpdateModule } from '../versions';

/** Polls the update of a gateway every 30 s for modules that no mounted card polls; either result ends the job. */
export default function UpdateWatcher({ job, jobHandle }: JobWatcherProps): null {
  const { gateway = '' } = job.params;
  const modules = getJobModules(job);
  const { unasked, watchedModules } = useUnwatchedModules(gateway, modules);
  const states = useUpdateStates(gateway, watchedModules);
  const queryClient = useQueryClient();
  const rowStates = modules.map((module) => toJobRowState(states[module].data, states[module].error));
  const reportStates = useEffectEvent(() => {
    const rows = modules.map((module, index) => createJobRow(module, rowStates[index] ?? 'unknown'));
    if (countRows(rows, 'running') > 0) return jobHandle.restart(rows);
    const refresh = () => modules.forEach((module) => states[module].refetch());
    jobHandle.update({ rows, actions: countRows(rows, 'unknown') > 0 ? { refresh } : {} });
    jobHandle.end(getEndState(rows));
    // A mounted card refetches by itself.
    if (unasked.length < modules.length || countRows(rows, 'done') === 0) return;
    for (const queryKey of [getGatewayKey(gateway), STATUSES_KEY])
      void queryClient.invalidateQueries({ queryKey });
  });
  const statesKey = rowStates.includes(undefined) ? '' : rowStates.join();
  useEffect(() => {
    if (statesKey !== '') reportStates();
  }, [statesKey]);
  return null;
}

/**
 * Returns the modules that no other component polls, and those that the caller has to poll: the same, once registered.
 * Components that only read the cached state do not count.
 */
function useUnwatchedModules(gatewayId: string, modules: readonly UpdateModule[]) {
  const cache = useQueryClient().getQueryCache();
  const [ownModules, setOwnModules] = useState('');
  const ownModuleList = ownModules.split(' ');
  const isWatchedElsewhere = (module: UpdateModule): boolean => {
    const observers = cache.find({ queryKey: getUpdateStateKey(gatewayId, module) })?.observers ?? [];
    const enabledObservers = observers.filter(({ options }) => options.enabled !== false).length;
    return enabledObservers > (ownModuleList.includes(module) ? 1 : 0);
  };
  const unwatchedKey = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => modules.filter((module) => !isWatchedElsewhere(module)).join(' '),
  );
  useEffect(() => setOwnModules(unwatchedKey), [unwatchedKey]);
  const unwatchedModules = modules.filter((module) => unwatchedKey.split(' ').includes(module));
  return {
    unasked: unwatchedModules,
    watchedModules: unwatchedModules.filter((module) => ownModuleList.includes(module)),
  };
}
