import { useMemo } from 'react';
import { useDataProvider } from '../../queries/console/useDataProvider';
import type { Scope } from '../../../dataProvider';
import type { SendBehaviour } from '../../config/types';
import { toResponseScope } from '../../mutations/outcome/responseScope';
import { executeMutation } from '../../mutations/executeMutation';
import type { RunningAction } from '../actionTarget';
import { useUnmounted } from '../../mutations/useUnmounted';
import { useNotifyOutcome } from '../../mutations/outcome/useNotifyOutcome';
import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';
import { useSuccessEffects } from '../../mutations/useSuccessEffects';
import { useFreshScope } from './useFreshScope';

interface UndoOptions extends Pick<RunningAction, 'target' | 'list'> {
  behaviour: SendBehaviour;
}

/**
 * Undoes an action with its original scope: sends the declared call, reports the outcome and refetches the data on screen,
 * also after the action's button or form has unmounted. undefined if the action has no undo.
 */
export function useUndo({ behaviour: { undo }, target, list }: UndoOptions): DeclaredMutation['undo'] {
  const dataProvider = useDataProvider();
  const notifyOutcome = useNotifyOutcome();
  const runEffects = useSuccessEffects();
  const { notifyUnknownOutcome } = useUnmounted();
  const { resource, record } = target;
  const getFreshScope = useFreshScope(resource);
  return useMemo(() => {
    if (undo === null) return undefined;
    const { call, outcomeRules } = undo;
    return (scope: Scope, recordNames: readonly string[]) => {
      const send = async () => {
        const { data } = await dataProvider.call(resource.name, {
          call,
          scope: await getFreshScope(call, scope, record),
        });
        return { status: data.status, isPending: data.isPending, result: toResponseScope(data.body) };
      };
      const runUndo = async (): Promise<void> => {
        const result = await executeMutation({ send, scope, outcomes: outcomeRules.outcomes });
        if (result.outcome.kind === 'unknown') notifyUnknownOutcome(result.outcome.error);
        else notifyOutcome(result, { seconds: resource.messageFor, recordNames });
        if (!result.error || result.outcome.kind === 'unknown')
          await runEffects({ effects: outcomeRules.effects, resource, scope: result.scope, list });
      };
      void runUndo();
    };
  }, [
    undo,
    dataProvider,
    resource,
    record,
    getFreshScope,
    list,
    notifyOutcome,
    runEffects,
    notifyUnknownOutcome,
  ]);
}
