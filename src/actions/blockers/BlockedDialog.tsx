import { use, useEffect, useId, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from '../../queries/console/useDataProvider';
import type { ActionCheck } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Dialog } from '../../ui/dialog/Dialog';
import { Button } from '../../ui/button/Button';
import { interpolateText } from '../../i18n/interpolateText';
import { shellTexts } from '../../i18n/messages/shell';
import { LoadError } from '../../ui/feedback/LoadError';
import type { RunningAction } from '../actionTarget';
import { TextAboutRecord } from '../../fields/titles/TextAboutRecord';
import { getActionTitle } from '../actionTitle';
import { BlockerItems } from './BlockerItems';
import { countResolvable, findBlockers, type Blockers } from './blockers';
import { useFocusNextEntry } from './useFocusNextEntry';
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
 * Shows why an action is blocked: all blockers by name, with links or actions that remove them, and how many are left. After each
 * removal the host is asked again; the action continues when nothing is left.
 */
export function BlockedDialog({ runningAction, check, blockers, onUnblocked, onClose }: BlockedDialogProps) {
  const t = useTranslateText();
  const MoreActions = use(NestedActionsContext);
  const { data, error, refetch } = useBlockers(runningAction, check, blockers);
  const isUnblocked = !error && data.blocks.length === 0;
  useEffect(() => {
    if (isUnblocked) onUnblocked();
  }, [isUnblocked, onUnblocked]);
  const { action, target } = runningAction;
  const remaining = error ? 0 : countResolvable(data);
  const closeRef = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const containerRef = useRef<HTMLDivElement>(null);
  useFocusNextEntry(containerRef, data);
  return (
    <Dialog
      open
      title={
        <TextAboutRecord
          text={getActionTitle(runningAction, t)}
          resource={target.resource}
          record={target.record}
        />
      }
      onClose={onClose}
      initialFocus={closeRef}
      actions={
        <>
          {remaining > 0 && (
            <p id={reasonId} className="dialog-why blocked-count">
              {interpolateText(actionTexts.blocked_count, { smart_count: remaining })}
            </p>
          )}
          <Button ref={closeRef} onClick={() => onClose()}>
            {shellTexts.dialog.close}
          </Button>
          {remaining > 0 && (
            <Button
              variant="primary"
              danger={action.danger}
              disabledReason={actionTexts.blocked_reason}
              aria-describedby={reasonId}
            >
              {t(getSubmitLabel(action))}
            </Button>
          )}
        </>
      }
    >
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
                <h3>{t(block.title)}</h3>
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
    </Dialog>
  );
}

/** Label of the button that confirms the action: the dialog's question has it once nothing blocks. */
const getSubmitLabel = ({ behaviour, label }: RunningAction['action']): string =>
  (behaviour.kind === 'send' && behaviour.prompt?.submitLabel) || label;

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
