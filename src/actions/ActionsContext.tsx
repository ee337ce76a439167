import { use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RunningAction } from '../writes/target';
import { changedByWrites } from '../records/queryKeys';
import { refetchOnPress } from '../records/refetchOnPress';
import { topDialog, useTopDialog } from '../ui/dialogStack';
import { lazyDialog } from '../ui/lazyDialog';
import { PageAddress } from '../ui/pageAddress';
import { useTypedAhead } from '../ui/typedAhead';
import { useCopy } from '../writes/useCopy';
import { ActingContext, MoreActionsContext, StartContext, type Start } from './runAction';

const { Component: ActionFlow, preload } = lazyDialog(() => import('./ActionFlow'));

/** Loads what an action needs ahead of the click. */
export const preloadActions = (): void => void preload();

/** Of one record, and with nothing that opens over the page: those of other records run beside it. */
const asksNothing = ({ action: { does }, target }: RunningAction): boolean =>
  does.kind === 'send' &&
  does.ask === null &&
  does.check === null &&
  does.waiting === null &&
  target.record !== undefined;

const isSame = ({ target: one }: RunningAction, { target: other }: RunningAction): boolean =>
  one.resource === other.resource && one.record?.id === other.record?.id;

/**
 * Runs one action at a time, and beside it those that ask nothing, one a record: a switch that waits for its host locks
 * no other. The dialogs of an action live here, above the list or page that started it, and end with the address at
 * which they were opened.
 */
export function ActionsProvider({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState<RunningAction | null>(null);
  const [quiet, setQuiet] = useState<readonly RunningAction[]>([]);
  const runs = useRef(0);
  const address = use(PageAddress);
  const [at, setAt] = useState(address);
  if (at !== address) {
    setAt(address);
    setRunning(null);
    setQuiet([]);
  }
  const copy = useCopy();
  const queryClient = useQueryClient();
  const start = useCallback<Start>(
    (action, target, list) => {
      if (action.does.kind === 'copy') return copy(action.does.template, target.scope);
      if (action.does.kind === 'reload') return refetchOnPress(queryClient, changedByWrites);
      // A link leads there by itself, and where it cannot be filled there is nothing to run.
      if (action.does.kind === 'go' || action.does.kind === 'none') return;
      const run: RunningAction = { action, target, list, run: ++runs.current };
      if (!asksNothing(run)) return setRunning((before) => before ?? run);
      setQuiet((before) => (before.some((one) => isSame(one, run)) ? before : [...before, run]));
    },
    [copy, queryClient],
  );
  // One that goes on after its page was left must not close what was opened since.
  const done = useCallback((run: RunningAction) => {
    setRunning((now) => (now === run ? null : now));
    setQuiet((now) => now.filter((one) => one !== run));
  }, []);
  const isBusy = running !== null;
  const acting = useMemo(
    () => ({ isBusy, records: quiet.map(({ target }) => target.record) }),
    [isBusy, quiet],
  );
  const all = running ? [...quiet, running] : quiet;
  return (
    <StartContext value={start}>
      <ActingContext value={acting}>{children}</ActingContext>
      {all.map((one) => (
        <MoreActionsContext key={one.run} value={ActionsProvider}>
          {one === running && <FirstDialogComing />}
          <ActionFlow running={one} onDone={done} />
        </MoreActionsContext>
      ))}
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
