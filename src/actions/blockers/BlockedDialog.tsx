import { use, useEffect, useRef, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from '../../queries/console/useDataProvider';
import type { ActionCheck } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { InfoDialog } from '../../ui/dialog/ConfirmDialog';
import { useTopDialog } from '../../ui/dialog/dialogStack';
import { LoadError } from '../../ui/feedback/LoadError';
import type { RunningAction } from '../actionTarget';
import { BlockerItems } from './BlockerItems';
import { findBlockers, type Blockers } from './blockers';
import { NestedActionsContext } from '../runAction';
import { actionTexts } from '../texts';
import './blockers.css';

interface BlockedDialogProps {
  runningAction: RunningAction;
  check: ActionCheck;
  /** What the host said: at least one. */
  blockers: Blockers;
  /** Nothing is in the way any more. */
  onUnblocked: () => void;
  onClose: () => void;
}

/**
 * Why an action is not done: all that stands in its way at once, by name, with links to where it is taken away, or with
 * what takes it away. After each of these the host is asked again, and the action goes on once nothing is left.
 */
export function BlockedDialog({ runningAction, check, blockers, onUnblocked, onClose }: BlockedDialogProps) {
  const t = useTranslateText();
  const MoreActions = use(NestedActionsContext);
  const { data, error, refetch } = useBlockers(runningAction, check, blockers);
  const isUnblocked = !error && data.blocks.length === 0;
  useEffect(() => {
    if (isUnblocked) onUnblocked();
  }, [isUnblocked, onUnblocked]);
  const containerRef = useRef<HTMLDivElement>(null);
  useFocusNextBlocker(containerRef, data);
  const [first, ...others] = data.blocks;
  const isSingle = others.length === 0;
  return (
    <InfoDialog open title={first && isSingle ? t(first.title) : actionTexts.blocked} onClose={onClose}>
      <MoreActions>
        <div ref={containerRef}>
          {error ? (
            <LoadError
              text={t(check.error ?? actionTexts.not_checked)}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            data.blocks.map((block) => (
              <section key={block.title} className="blocked">
                {!isSingle && <h3>{t(block.title)}</h3>}
                <p>{t(block.text)}</p>
                <BlockerItems
                  block={block}
                  scope={data.scope}
                  target={runningAction.target}
                  onClose={onClose}
                />
              </section>
            ))
          )}
        </div>
      </MoreActions>
    </InfoDialog>
  );
}

/** Begins with what is known; what is written while it is open makes it old, as all that is on screen. */
function useBlockers(
  { action, target, runId }: RunningAction,
  check: ActionCheck,
  initialBlockers: Blockers,
) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [target.resource.name, 'check', action.id, runId],
    queryFn: ({ signal }) => findBlockers(dataProvider, check, target, signal),
    initialData: initialBlockers,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What took the last entry away is gone with it: the focus goes on with the next one. */
function useFocusNextBlocker(containerRef: RefObject<HTMLElement | null>, blockers: Blockers): void {
  // A dialog gives the focus back when it closes, which may be after the entry has gone.
  const dialog = useTopDialog();
  useEffect(() => {
    if (!dialog?.contains(containerRef.current) || document.activeElement !== document.body) return;
    containerRef.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [containerRef, blockers, dialog]);
}
