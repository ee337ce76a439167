import { lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RunningAction } from '../writes/target';
import { importOrNewVersion } from '../lib/retryImport';
import { changedByWrites } from '../records/queryKeys';
import { PageAddress } from '../ui/pageAddress';
import { useCopy } from '../writes/useCopy';
import { ActingContext, MoreActionsContext, StartContext, type Start } from './runAction';

const loadFlow = () => importOrNewVersion(() => import('./ActionFlow'));
const ActionFlow = lazy(loadFlow);

/** Loads what an action needs ahead of the click. */
export const preloadActions = (): void => void loadFlow().catch(() => undefined);

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
          <Suspense fallback={null}>
            <ActionFlow key={running.run} running={running} onDone={done} />
          </Suspense>
        </MoreActionsContext>
      )}
    </StartContext>
  );
}
