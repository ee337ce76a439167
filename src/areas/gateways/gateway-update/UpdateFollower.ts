import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { countOf, endOfRows } from '../../../operations/operation';
import type { FollowerProps } from '../../../parts/types';
import { gatewayKey, STATUSES } from '../gateway/useGatewayReads';
import { modulesOf, rowOf, rowStateOf } from '../gateway/updateOperation';
import { updateKey, useUpdateStates } from '../gateway/useUpdateStates';

/** Asks every 30 s how far the update of a gateway is, unless a card on screen asks; what either hears ends it (AGW-48). */
export default function UpdateFollower({ operation, report }: FollowerProps): null {
  const { gateway = '' } = operation.facts;
  const modules = modulesOf(operation);
  const isAsked = useIsShownElsewhere(modules.map((module) => updateKey(gateway, module)));
  const states = useUpdateStates(gateway, isAsked ? [] : modules);
  const queryClient = useQueryClient();
  const found = modules.map((module) => rowStateOf(states[module].data, states[module].error));
  const tell = useEffectEvent(() => {
    const rows = modules.map((module, at) => rowOf(module, found[at] ?? 'unknown'));
    if (countOf(rows, 'running') > 0) return report.again(rows);
    const look = () => modules.forEach((module) => states[module].retry());
    report.update({ rows, does: countOf(rows, 'unknown') > 0 ? { look } : {} });
    report.end(endOfRows(rows));
    // A card on screen reads by itself what is new.
    if (isAsked || countOf(rows, 'done') === 0) return;
    for (const queryKey of [gatewayKey(gateway), STATUSES]) void queryClient.invalidateQueries({ queryKey });
  });
  const heard = found.includes(undefined) ? '' : found.join();
  useEffect(() => {
    if (heard !== '') tell();
  }, [heard]);
  return null;
}

/** Whether somebody besides the caller shows the answer under one of these keys; yes until the caller itself counts. */
function useIsShownElsewhere(keys: readonly QueryKey[]): boolean {
  const cache = useQueryClient().getQueryCache();
  const [counts, setCounts] = useState(false);
  useEffect(() => setCounts(true), []);
  const isShown = useSyncExternalStore(
    useCallback((told) => cache.subscribe(told), [cache]),
    () => keys.some((queryKey) => (cache.find({ queryKey })?.getObserversCount() ?? 0) > 1),
  );
  return isShown || !counts;
}
