import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { isRedirectingError, type Scope } from '../../../dataProvider';
import type { SendBehaviour } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { toResponseScope } from '../../mutations/outcome/responseScope';
import { executeMutation } from '../../mutations/executeMutation';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';
import type { RunningAction } from '../actionTarget';
import { addWriteNames } from '../mutation/addWriteNames';
import { selectCall } from '../mutation/selectCall';
import { buildTargetScope } from '../targetScope';
import { useFreshScope } from '../mutation/useFreshScope';
import { getRowRefusal } from './getRowRefusal';
import { toRowResult } from './rowResult';
import type { RowResponse } from './runBulkJob';

const toSkippedRow = (reason: string): RowResponse => ({
  result: { state: 'skipped', reason },
  successText: undefined,
  mustStop: false,
});

/** Sends the call of an action for one record, once. Never rejects. */
export function useSendRow(
  { action, target }: RunningAction,
  behaviour: SendBehaviour,
  form: Readonly<Record<string, unknown>>,
): (row: RaRecord) => Promise<RowResponse> {
  const dataProvider = useDataProvider();
  const canAccess = useCanAccess();
  const t = useTranslateText();
  const { resource, parent, selection } = target;
  const count = selection?.length ?? 1;
  const { $me, $ids } = target.scope;
  const getFreshScope = useFreshScope(resource);
  return useCallback(
    async (row) => {
      const rowScope = buildTargetScope(
        { resource, record: row, selection: undefined, parent },
        { $me, $ids },
      );
      const fields = behaviour.prompt?.kind === 'form' ? behaviour.prompt.fields : undefined;
      const scope: Scope = { ...rowScope, form: addWriteNames(fields, form) };
      const refusal = getRowRefusal(scope, { action, behaviour, resource, canAccess, t });
      if (refusal !== undefined) return toSkippedRow(refusal);
      const send = async () => {
        const call = selectCall(behaviour, scope);
        const { data } = await dataProvider.call(resource.name, {
          call,
          scope: await getFreshScope(call, scope, row),
        });
        return { status: data.status, isPending: data.isPending, result: toResponseScope(data.body) };
      };
      const result = await executeMutation({ send, scope, outcomes: behaviour.outcomeRules.outcomes });
      const { outcome, error } = result;
      const hasSuccessText = !error && outcome.kind === 'notification' && outcome.tone === 'success';
      return {
        result: toRowResult(result, t),
        successText: hasSuccessText
          ? t(outcome.text, { ...toMessageArgs(result.scope), smart_count: count })
          : undefined,
        mustStop: isRedirectingError(error),
      };
    },
    [dataProvider, getFreshScope, action, behaviour, form, canAccess, t, resource, parent, count, $me, $ids],
  );
}
