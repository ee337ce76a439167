import { useEffect, useEffectEvent } from 'react';
import { isPageUnloading } from '../../jobs/jobStorage';
import { getSessionKey } from '../../session/session';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useFetchLatestRecord } from '../../queries/record/useFetchLatestRecord';
import { staleAfterWriteFilter } from '../../queries/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useProfile } from '../../session/profile/useProfile';
import { useTranslateText } from '../../i18n/useTranslateText';
import { normaliseWaves } from '../../config/normalise/waves';
import type { Resource } from '../../config/types';
import { useResourceDeclaration } from '../steps/useStepResource';
import { suspendRollout, type Rollout } from './rollout';
import { changeRollout, findRollout, reloadRollout, setForeign } from './rolloutStore';
import { createRowCalls } from './rowCalls';
import { runInOneTab } from './runInOneTab';
import { runRollout } from './runRollout';
import { waitForChange } from './waitForChange';

/** Runs a rollout in this tab, unless another tab runs it. Renders nothing. */
export function RolloutRunner({ rollout }: { rollout: Rollout }) {
  const { resource, isMissing } = useResourceDeclaration(rollout.resource);
  const action = resource?.actions[rollout.action];
  const isUnusable =
    isMissing || (resource !== undefined && (action?.behaviour.kind !== 'send' || !action.behaviour.waves));
  useEffect(() => {
    // The declaration was changed since the start.
    if (isUnusable) changeRollout(rollout.id, (before) => suspendRollout(before, 'service'));
  }, [isUnusable, rollout.id]);
  if (!resource || isUnusable) return null;
  return <LoadedRunner rollout={rollout} resource={resource} />;
}

function LoadedRunner({ rollout, resource }: { rollout: Rollout; resource: Resource }) {
  const { id } = rollout;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const canAccess = useCanAccess();
  const t = useTranslateText();
  const { profile } = useProfile();
  const $ids = useIdLists();
  const fetchRecord = useFetchLatestRecord(resource);
  const run = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const action = resource.actions[rollout.action];
    if (action?.behaviour.kind !== 'send' || !action.behaviour.waves) return;
    const { behaviour } = action;
    const waves = normaliseWaves(action.behaviour.waves, resource.api.host);
    const session = getSessionKey();
    // Another tab may have run it until now.
    reloadRollout(id);
    try {
      await runRollout({
        get: () => findRollout(id),
        change: (getNext) => changeRollout(id, getNext),
        wait: (ms) => waitForChange(id, ms, signal),
        now: Date.now,
        canContinue: () => !signal.aborted && !isPageUnloading() && getSessionKey() === session,
        calls: createRowCalls({
          dataProvider,
          resource,
          action,
          behaviour,
          waves,
          form: rollout.form,
          globals: { $me: profile, $ids },
          canAccess,
          fetchRecord,
          t,
        }),
        concurrency: behaviour.perRecord?.concurrency ?? 1,
        interval: waves.interval * 1000,
      });
    } finally {
      if (getSessionKey() === session) void queryClient.invalidateQueries(staleAfterWriteFilter);
      else changeRollout(id, (before) => suspendRollout(before, 'session'));
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void runInOneTab(id, {
      task: () => run(signal),
      onWait: (isWaiting) => setForeign(id, isWaiting),
      signal,
    });
    return () => controller.abort();
  }, [id]);
  return null;
}
