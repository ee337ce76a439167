import { use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RunningAction } from './actionTarget';
import { staleAfterWriteFilter } from '../queries/queryKeys';
import { forceRefetch } from '../queries/forceRefetch';
import { topDialog, useTopDialog } from '../ui/dialog/dialogStack';
import { lazyDialog } from '../ui/dialog/lazyDialog';
import { PagePathContext } from '../ui/page/pagePath';
import { useKeystrokeBuffer } from '../ui/dialog/keystrokeBuffer';
import { useCopyToClipboard } from '../mutations/useCopyToClipboard';
import { ActionRunningContext, NestedActionsContext, RunActionContext, type RunAction } from './runAction';

const { Component: ActionFlow, preload } = lazyDialog(() => import('./steps/ActionFlow'));

/** Preloads the code that an action needs, before the click. */
export const preloadActions = (): void => void preload();

/** True for an action on one record that opens nothing over the page; it runs in parallel with those of other records. */
const isSilent = ({ action: { behaviour }, target }: RunningAction): boolean =>
  behaviour.kind === 'send' &&
  behaviour.prompt === null &&
  behaviour.check === null &&
  behaviour.progressText === null &&
  target.record !== undefined;

const isSameTarget = ({ target: first }: RunningAction, { target: second }: RunningAction): boolean =>
  first.resource === second.resource && first.record?.id === second.record?.id;

/**
 * Runs one action at a time, and in parallel those without a dialog, one per record: a switch that waits for its host locks
 * no other. The dialogs of an action render here, above its list or page, and close when the URL changes.
 */
export function ActionsProvider({ children }: { children: ReactNode }) {
  const [runningAction, setRunningAction] = useState<RunningAction | null>(null);
  const [silentActions, setSilentActions] = useState<readonly RunningAction[]>([]);
  const runCounter = useRef(0);
  const pagePath = use(PagePathContext);
  const [lastPagePath, setLastPagePath] = useState(pagePath);
  if (lastPagePath !== pagePath) {
    setLastPagePath(pagePath);
    setRunningAction(null);
    setSilentActions([]);
  }
  const copyToClipboard = useCopyToClipboard();
  const queryClient = useQueryClient();
  const runAction = useCallback<RunAction>(
    (action, target, list) => {
      if (action.behaviour.kind === 'copy') return copyToClipboard(action.behaviour.template, target.scope);
      if (action.behaviour.kind === 'refetch') return forceRefetch(queryClient, staleAfterWriteFilter);
      // A link navigates by itself; if its path cannot be filled, there is nothing to run.
      if (action.behaviour.kind === 'go' || action.behaviour.kind === 'none') return;
      const newRun: RunningAction = { action, target, list, runId: ++runCounter.current };
      if (!isSilent(newRun)) return setRunningAction((before) => before ?? newRun);
      setSilentActions((before) =>
        before.some((candidate) => isSameTarget(candidate, newRun)) ? before : [...before, newRun],
      );
    },
    [copyToClipboard, queryClient],
  );
  // An action that continues after its page was left must not close what was opened since.
  const handleDone = useCallback((run: RunningAction) => {
    setRunningAction((current) => (current === run ? null : current));
    setSilentActions((current) => current.filter((candidate) => candidate !== run));
  }, []);
  const isBusy = runningAction !== null;
  const runningState = useMemo(
    () => ({ isBusy, records: silentActions.map(({ target }) => target.record) }),
    [isBusy, silentActions],
  );
  const allActions = runningAction ? [...silentActions, runningAction] : silentActions;
  return (
    <RunActionContext value={runAction}>
      <ActionRunningContext value={runningState}>{children}</ActionRunningContext>
      {allActions.map((item) => (
        <NestedActionsContext key={item.runId} value={ActionsProvider}>
          {item === runningAction && <TypeAheadUntilDialog />}
          <ActionFlow runningAction={item} onDone={handleDone} />
        </NestedActionsContext>
      ))}
    </RunActionContext>
  );
}

/** Buffers keystrokes for the first dialog of an action while its code, check or declaration loads. */
function TypeAheadUntilDialog(): null {
  const [dialogBefore] = useState(topDialog);
  const top = useTopDialog();
  useKeystrokeBuffer(top === dialogBefore);
  return null;
}
