import { useCallback } from 'react';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { fillTextTemplate, type Scope } from '../../../dataProvider';
import type { SendBehaviour } from '../../config/types';
import { toResponseScope } from '../../mutations/outcome/responseScope';
import { downloadResponse } from '../../mutations/downloadResponse';
import type { RunningAction } from '../actionTarget';
import { addWriteNames } from './addWriteNames';
import { selectCall, selectCallVariant } from './selectCall';
import { useRecordNames } from './useRecordNames';
import { useFreshScope } from './useFreshScope';
import { useUndo } from './useUndo';
import {
  verifyByProof,
  verifyDeleted,
  getDeletionTarget,
  type VerificationResult,
} from '../../mutations/unknownOutcome/verifyOutcome';
import {
  useDeclaredMutation,
  type BodyOverrides,
  type DeclaredMutation,
} from '../../mutations/useDeclaredMutation';

interface ActionMutationOptions extends Pick<RunningAction, 'target' | 'list'> {
  behaviour: SendBehaviour;
  /** Label of the action. */
  label: string;
}

/** Runs the call of an action as a write. A file response must be saved before it counts as done. */
export function useActionMutation(
  { behaviour, label, target, list }: ActionMutationOptions,
  onDone: () => void,
): DeclaredMutation & {
  /** True if the sent data is refetched afterwards and visible on screen, so the user can check an unknown outcome. */
  canVerify: boolean;
} {
  const dataProvider = useDataProvider();
  const { prompt, callVariants, download, preconditions, outcomeRules } = behaviour;
  // A toolbar form has no room for messages.
  const fields = prompt?.kind === 'form' && prompt.placement.kind !== 'toolbar' ? prompt.fields : undefined;
  const hasNoAlertArea = fields === undefined && prompt?.kind !== 'confirm';
  const { resource, scope } = target;
  const getFreshScope = useFreshScope(resource);
  const { record } = target;
  const send = useCallback(
    async (filledScope: Scope, _: unknown, bodyOverrides: BodyOverrides | undefined) => {
      const responseType = download === null ? 'json' : 'blob';
      const call = selectCall(behaviour, filledScope);
      const { data } = await dataProvider.call(resource.name, {
        call,
        scope: await getFreshScope(call, filledScope, record),
        responseType,
        bodyOverrides,
      });
      if (download !== null) await downloadResponse(data.body, fillTextTemplate(download, filledScope));
      return { status: data.status, result: toResponseScope(data.body) };
    },
    [behaviour, download, resource, record, getFreshScope, dataProvider],
  );
  // A download is a read, whatever its method: a missing file does not make the outcome of a write unknown.
  const isReadOnly = download !== null || callVariants.every(({ call }) => call.method === 'GET');
  const verify = useCallback(
    async (filledScope: Scope): Promise<VerificationResult> => {
      const unverifiedMutation = { dataProvider, resource, scope: filledScope, list };
      const { call, proof } = selectCallVariant(behaviour, filledScope);
      if (typeof proof === 'object') return verifyByProof(unverifiedMutation, proof);
      const deletionTarget = proof === 'usual' ? getDeletionTarget(call) : undefined;
      return deletionTarget ? verifyDeleted(unverifiedMutation, deletionTarget) : { verdict: 'look' };
    },
    [behaviour, dataProvider, resource, list],
  );
  const canVerify = callVariants.some(
    ({ proof }) => proof !== 'none' && (proof !== 'usual' || outcomeRules.effects.length > 0),
  );
  const declaredMutation = useDeclaredMutation({
    resource,
    scope,
    list,
    preconditions,
    ...outcomeRules,
    isReadOnly,
    fields,
    label,
    hasNoAlertArea,
    send,
    getRecordNames: useRecordNames(behaviour, target),
    undo: useUndo({ behaviour, target, list }),
    verify: canVerify ? verify : undefined,
    onDone,
  });
  const { mutate } = declaredMutation;
  const mutateWithWriteNames = useCallback<DeclaredMutation['mutate']>(
    (form, extraScope) => mutate(addWriteNames(fields, form), extraScope),
    [mutate, fields],
  );
  return { ...declaredMutation, mutate: mutateWithWriteNames, canVerify };
}
