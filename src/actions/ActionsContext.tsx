import { use, useCallback, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RunningAction } from '../writes/target';
import { changedByWrites } from '../records/queryKeys';
import { topDialog, useTopDialog } from '../ui/dialogStack';
import { lazyDialog } from '../ui/lazyDialog';
import { PageAddress } from '../ui/pageAddress';
import { useTypedAhead } from '../ui/typedAhead';
import { useCopy } from '../writes/useCopy';
import { ActingContext, MoreActionsContext, StartContext, type Start } from './runAction';

const { Component: ActionFlow, preload } = lazyDialog(() => import('./ActionFlow'));

/** Loads what an action needs ahead of the click. */
export const preloadActions = (): void => void preload();

/**
 * Runs one action at a time; its dialogs live here, above the list or page that started it, and end with the address at
 * which they were opened.
 */
export function ActionsProvider({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState<RunningAction | null>(null);
  const address = use(PageAddress);
  const [at, setAt] = useState(address);
  if (at !== address) {
    setAt(address);
    setRunning(null);
  }
  const copy = useCopy();
  const queryClient = useQueryClient();
  const start = useCallback<Start>(
    (action, target, list) => {
      if (action.does.kind === 'copy') return copy(action.does.template, target.scope);
      if (action.does.kind === 'reload') return void queryClient.invalidateQueries(changedByWrites);
      // A link leads there by itself, and where it cannot be filled there is nothing to run.
      if (action.does.kind === 'go' || action.does.kind === 'none') return;
      setRunning((before) => before ?? { action, target, list, run: Date.now() });
    },
    [copy, queryClient],
  );
  // One that goes on after its page was left must not close what was opened since.
  const done = useCallback((run: RunningAction) => setRunning((now) => (now === run ? null : now)), []);
  return (
    <StartContext value={start}>
      <ActingContext value={running !== null}>{children}</ActingContext>
      {running && (
        <MoreActionsContext value={ActionsProvider}>
          <FirstDialogComing key={`coming ${running.run}`} />
          <ActionFlow key={running.run} running={running} onDone={done} />
        </MoreActionsContext>
      )}
    </StartContext>
  );
}

/** Until the first dialog of an action is there, what is typed is meant for it: code, a check or a declaration may be on its way. */
function FirstDialogComing(): null {
  const [above] = useState(topDialog);
  const top = useTopDialog();
  useTypedAhead(top === above);
  return null;
}
