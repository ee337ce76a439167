import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countOf, endOfRows } from '../../../operations/operation';
import type { FollowerProps } from '../../../parts/types';
import { gatewayKey, STATUSES } from '../gateway/useGatewayReads';
import { modulesOf, rowOf, rowStateOf } from '../gateway/updateOperation';
import { updateKey, useUpdateStates } from '../gateway/useUpdateStates';
import type { UpdateModule } from '../gateway/versions';

/** Asks every 30 s how far the update of a gateway is, of what no card on screen asks; what either hears ends it (AGW-48). */
export default function UpdateFollower({ operation, report }: FollowerProps): null {
  const { gateway = '' } = operation.facts;
  const modules = modulesOf(operation);
  const { unasked, asked } = useUnasked(gateway, modules);
  const states = useUpdateStates(gateway, asked);
  const queryClient = useQueryClient();
  const found = modules.map((module) => rowStateOf(states[module].data, states[module].error));
  const tell = useEffectEvent(() => {
    const rows = modules.map((module, at) => rowOf(module, found[at] ?? 'unknown'));
    if (countOf(rows, 'running') > 0) return report.again(rows);
    const look = () => modules.forEach((module) => states[module].retry());
    report.update({ rows, does: countOf(rows, 'unknown') > 0 ? { look } : {} });
    report.end(endOfRows(rows));
    // A card on screen reads by itself what is new.
    if (unasked.length < modules.length || countOf(rows, 'done') === 0) return;
    for (const queryKey of [gatewayKey(gateway), STATUSES]) void queryClient.invalidateQueries({ queryKey });
  });
  const heard = found.includes(undefined) ? '' : found.join();
  useEffect(() => {
    if (heard !== '') tell();
  }, [heard]);
  return null;
}

/**
 * Of which modules nobody else asks how far they are, and those that the caller is to ask about: the same, once they count.
 * Whoever shows an answer without asking for it is nobody.
 */
function useUnasked(gateway: string, modules: readonly UpdateModule[]) {
  const cache = useQueryClient().getQueryCache();
  const [own, setOwn] = useState('');
  const mine = own.split(' ');
  const isElsewhere = (module: UpdateModule): boolean => {
    const observers = cache.find({ queryKey: updateKey(gateway, module) })?.observers ?? [];
    const asking = observers.filter(({ options }) => options.enabled !== false).length;
    return asking > (mine.includes(module) ? 1 : 0);
  };
  const told = useSyncExternalStore(
    useCallback((tell) => cache.subscribe(tell), [cache]),
    () => modules.filter((module) => !isElsewhere(module)).join(' '),
  );
  useEffect(() => setOwn(told), [told]);
  const unasked = modules.filter((module) => told.split(' ').includes(module));
  return { unasked, asked: unasked.filter((module) => mine.includes(module)) };
}
