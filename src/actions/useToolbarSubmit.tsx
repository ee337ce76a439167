import { useCallback, type ReactNode } from 'react';
import { useNotify } from 'ra-core';
import type { SendBehaviour } from '../config/types';
import { SendDialogs } from '../forms/submit/SendDialogs';
import { useListActions } from '../mutations/list/ListActionsContext';
import { useSubmit } from '../mutations/submit/useSubmit';
import { UnknownOutcomeStep } from './steps/UnknownOutcomeStep';
import { useActionMutation } from './mutation/useActionMutation';
import type { ReadyAction } from './useActions';

/** Sends the field. Resolves to true if its value is processed and must be cleared. */
export type SubmitField = (values: Record<string, unknown>) => Promise<boolean>;

/** Submit of an action with a toolbar form, with the dialogs that it may open. */
export interface ToolbarSubmit {
  submitField: SubmitField;
  /** To be rendered beside the control. */
  dialogs: ReactNode;
  /** True while the dialog about an unknown outcome is open. */
  hasUnknownOutcome: boolean;
}

const noop = (): void => undefined;

/** Returns the submit of an action with a toolbar form. Errors of its field are messages: it has no room below it. */
export function useToolbarSubmit(
  { action, target }: Pick<ReadyAction, 'action' | 'target'>,
  behaviour: SendBehaviour,
): ToolbarSubmit {
  const list = useListActions();
  const notify = useNotify();
  const mutation = useActionMutation({ behaviour, label: action.label, target, list, onDone: noop });
  const submission = useSubmit(mutation);
  const { submit, unknownOutcome, dismissUnknownOutcome, finishVerified } = submission;
  const submitField = useCallback<SubmitField>(
    async (values) => {
      const result = await submit(values);
      if (result.kind !== 'refused') return result.kind === 'done';
      for (const text of Object.values(result.fieldErrors)) notify(text, { type: 'error' });
      return result.isFinished;
    },
    [submit, notify],
  );
  const dialogs = (
    <>
      <SendDialogs submit={submission} />
      {unknownOutcome && (
        <UnknownOutcomeStep
          error={unknownOutcome.error}
          canVerify={mutation.canVerify}
          verify={unknownOutcome.verify}
          onDone={({ record }) => {
            dismissUnknownOutcome();
            void finishVerified(record);
          }}
          onClose={dismissUnknownOutcome}
        />
      )}
    </>
  );
  return { submitField, dialogs, hasUnknownOutcome: unknownOutcome !== undefined };
}
