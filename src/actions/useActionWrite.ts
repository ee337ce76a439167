import { useCallback } from 'react';
import { useDataProvider } from '../console/useDataProvider';
import { fillText, type Scope } from '../../dataProvider';
import type { Send } from '../config/types';
import { resultOf } from '../writes/result';
import { saveAnswer } from '../writes/saveAnswer';
import type { RunningAction } from '../writes/target';
import { asWritten } from './asWritten';
import { callOf, sentOf } from './callOf';
import { useNames } from './useNames';
import { useScopeNow } from './useScopeNow';
import { useUndo } from './useUndo';
import { proveByDeclared, proveGone, takesAway, type Proved } from '../writes/prove';
import { useWrite, type Over, type Write } from '../writes/useWrite';

interface ActionWrite extends Pick<RunningAction, 'target' | 'list'> {
  does: Send;
  /** Of the action. */
  label: string;
}

/** The call of an action as a write; an answer that is a file is saved before it counts as done. */
export function useActionWrite(
  { does, label, target, list }: ActionWrite,
  onDone: () => void,
): Write & {
  /** What is sent shows somewhere on the screen, so that a lost answer can be checked: something is read again after it. */
  canCheck: boolean;
} {
  const dataProvider = useDataProvider();
  const { ask, calls, download, refuse, end } = does;
  // In the toolbar a form has no room for messages.
  const fields = ask?.kind === 'form' && ask.place.kind !== 'toolbar' ? ask.fields : undefined;
  const hasNoRoom = fields === undefined && ask?.kind !== 'confirm';
  const { resource, scope } = target;
  const scopeNow = useScopeNow(resource);
  const { record } = target;
  const send = useCallback(
    async (filled: Scope, _: unknown, over: Over | undefined) => {
      const as = download === null ? 'json' : 'blob';
      const call = callOf(does, filled);
      const { data } = await dataProvider.call(resource.name, {
        call,
        scope: await scopeNow(call, filled, record),
        as,
        over,
      });
      if (download !== null) await saveAnswer(data.body, fillText(download, filled));
      return { status: data.status, result: resultOf(data.body) };
    },
    [does, download, resource, record, scopeNow, dataProvider],
  );
  // What saves a file asks for one, by whichever method: a file that did not come is no write that may have been done.
  const isRead = download !== null || calls.every(({ call }) => call.method === 'GET');
  const prove = useCallback(
    async (filled: Scope): Promise<Proved> => {
      const lost = { dataProvider, resource, scope: filled, list };
      const { call, proof } = sentOf(does, filled);
      if (typeof proof === 'object') return proveByDeclared(lost, proof);
      const away = proof === 'usual' ? takesAway(call) : undefined;
      return away ? proveGone(lost, away) : { verdict: 'look' };
    },
    [does, dataProvider, resource, list],
  );
  const canCheck = calls.some(({ proof }) => proof !== 'none' && (proof !== 'usual' || end.then.length > 0));
  const writing = useWrite({
    resource,
    scope,
    list,
    refuse,
    ...end,
    isRead,
    fields,
    label,
    hasNoRoom,
    send,
    names: useNames(does, target),
    undo: useUndo({ does, target, list }),
    prove: canCheck ? prove : undefined,
    onDone,
  });
  const { write } = writing;
  const writeAll = useCallback<Write['write']>(
    (form, more) => write(asWritten(fields, form), more),
    [write, fields],
  );
  return { ...writing, write: writeAll, canCheck };
}
