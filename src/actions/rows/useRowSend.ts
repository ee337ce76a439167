import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../console/useDataProvider';
import { endsTheVisit, type Scope } from '../../../dataProvider';
import type { Send } from '../../config/types';
import { useText } from '../../i18n/useText';
import { useMay } from '../../session/useMay';
import { refusalOf } from '../../writes/refusalOf';
import { resultOf } from '../../writes/result';
import { sendOnce } from '../../writes/sendOnce';
import { argsOf } from '../../writes/useSay';
import type { RunningAction } from '../../writes/target';
import { actionState } from '../actionState';
import { asWritten } from '../asWritten';
import { callOf } from '../callOf';
import { targetScope } from '../targetScope';
import { useScopeNow } from '../useScopeNow';
import { resultOfRow } from './rowResult';
import type { SentRow } from './runRows';
import { rowsTexts } from './texts';

const leftOut = (why: string): SentRow => ({
  result: { state: 'skipped', why },
  said: undefined,
  isLast: false,
});

/** Sends the call of an action for one record, once. Never rejects. */
export function useRowSend(
  { action, target }: RunningAction,
  does: Send,
  form: Readonly<Record<string, unknown>>,
): (row: RaRecord) => Promise<SentRow> {
  const dataProvider = useDataProvider();
  const may = useMay();
  const t = useText();
  const { resource, parent, selection } = target;
  const count = selection?.length ?? 1;
  const { $me, $ids } = target.scope;
  const scopeNow = useScopeNow(resource);
  return useCallback(
    async (row) => {
      const around = targetScope({ resource, record: row, selection: undefined, parent }, { $me, $ids });
      const { visible, why } = actionState(action, { scope: around, may, resource });
      if (!visible || why !== null) return leftOut(why === null ? rowsTexts.not_shown : t(why));
      const fields = does.ask?.kind === 'form' ? does.ask.fields : undefined;
      const scope: Scope = { ...around, form: asWritten(fields, form) };
      const refusal = refusalOf(does.refuse, scope);
      if (refusal !== undefined) return leftOut(t(refusal));
      const send = async () => {
        const call = callOf(does, scope);
        const { data } = await dataProvider.call(resource.name, {
          call,
          scope: await scopeNow(call, scope, row),
        });
        return { status: data.status, result: resultOf(data.body) };
      };
      const ended = await sendOnce({ send, scope, outcomes: does.end.outcomes });
      const { end, error } = ended;
      const isSaid = !error && end.kind === 'say' && end.tone === 'success';
      return {
        result: resultOfRow(ended, t),
        said: isSaid ? t(end.text, { ...argsOf(ended.scope), smart_count: count }) : undefined,
        isLast: endsTheVisit(error),
      };
    },
    [dataProvider, scopeNow, action, does, form, may, t, resource, parent, count, $me, $ids],
  );
}
