import { useDataProvider } from '../../queries/console/useDataProvider';
import { fillTextTemplate } from '../../../dataProvider';
import type { SendBehaviour } from '../../config/types';
import { toResponseScope } from '../../mutations/outcome/responseScope';
import { downloadResponse } from '../../mutations/downloadResponse';
import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';
import {
  verifyByProof,
  verifyDeleted,
  getDeletionTarget,
} from '../../mutations/unknownOutcome/verifyOutcome';
import type { RunningAction } from '../actionTarget';
import { addWriteNames } from './addWriteNames';
import { selectCall, selectCallVariant } from './selectCall';
import { useRecordNames } from './useRecordNames';
import { useFreshScope } from './useFreshScope';
import { useUndo } from './useUndo';

interface ActionMutationOptions extends Pick<RunningAction, 'target' | 'list'> {
  behaviour: SendBehaviour;
  /** Label of the action. */
  label: string;
  onDone: () => void;
}

/** Describes the call of an action as a write. A file response must be saved before it counts as done. */
export function useActionMutation({
  behaviour,
  label,
  target,
  list,
  onDone,
}: ActionMutationOptions): DeclaredMutation & {
  /** True if the sent data is refetched afterwards and visible on screen, so the user can check an unknown outcome. */
  canVerify: boolean;
} {
  const dataProvider = useDataProvider();
  const { prompt, callVariants, download, preconditions, outcomeRules, progressText } = behaviour;
  // A toolbar form has no room for messages.
  const fields = prompt?.kind === 'form' && prompt.placement.kind !== 'toolbar' ? prompt.fields : undefined;
  const { resource, scope, record } = target;
  const getFreshScope = useFreshScope(resource);
  const getRecordNames = useRecordNames(behaviour, target);
  const undo = useUndo({ behaviour, target, list });
  const canVerify = callVariants.some(
    ({ proof }) => proof !== 'none' && (proof !== 'usual' || outcomeRules.effects.length > 0),
  );
  return {
    resource,
    scope,
    list,
    preconditions,
    ...outcomeRules,
    // A download is a read, whatever its method: a missing file does not make the outcome of a write unknown.
    isReadOnly: download !== null || callVariants.every(({ call }) => call.method === 'GET'),
    fields,
    label,
    hasNoAlertArea: fields === undefined && prompt?.kind !== 'confirm',
    progress: progressText === null ? null : { title: label, text: progressText },
    canVerify,
    buildForm: (values) => addWriteNames(fields, values),
    send: async (filledScope, _, { bodyOverrides }) => {
      const call = selectCall(behaviour, filledScope);
      const { data } = await dataProvider.call(resource.name, {
        call,
        scope: await getFreshScope(call, filledScope, record),
        responseType: download === null ? 'json' : 'blob',
        bodyOverrides,
      });
      if (download !== null) await downloadResponse(data.body, fillTextTemplate(download, filledScope));
      return { status: data.status, isPending: data.isPending, result: toResponseScope(data.body) };
    },
    getRecordNames,
    undo,
    verify: !canVerify
      ? undefined
      : async (filledScope) => {
          const mutation = { dataProvider, resource, scope: filledScope, list };
          const { call, proof } = selectCallVariant(behaviour, filledScope);
          if (typeof proof === 'object') return verifyByProof(mutation, proof);
          const deletionTarget = proof === 'usual' ? getDeletionTarget(call) : undefined;
          return deletionTarget ? verifyDeleted(mutation, deletionTarget) : { verdict: 'look' };
        },
    onDone,
  };
}
