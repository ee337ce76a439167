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
  /** Blockers that the host returned: at least one. */
  blockers: Blockers;
  /** Called when no blocker is left. */
  onUnblocked: () => void;
  onClose: () => void;
}

/**
 * Shows why an action is blocked: all blockers by name, with links or actions that remove them. After each removal the host
 * is asked again; the action continues when nothing is left.
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

/** Starts with the known blockers; writes while it is open make them stale, as with all queries on screen. */
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

/** Moves the focus to the next entry when the action that removed an entry unmounts with it. */
function useFocusNextBlocker(containerRef: RefObject<HTMLElement | null>, blockers: Blockers): void {
  // A dialog restores the focus when it closes, which may be after the entry has gone.
  const dialog = useTopDialog();
  useEffect(() => {
    if (!dialog?.contains(containerRef.current) || document.activeElement !== document.body) return;
    containerRef.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [containerRef, blockers, dialog]);
}
