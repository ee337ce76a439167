import { useCallback } from 'react';
import { useDataProvider } from 'ra-core';
import { fillText, type ConsoleDataProvider, type Scope } from '../../dataProvider';
import { resultOf } from '../writes/result';
import { saveAnswer } from '../writes/saveAnswer';
import type { RunningAction } from '../writes/target';
import { useWrite, type Write } from '../writes/useWrite';

/** The call of an action as a write; an answer that is a file is saved before it counts as done. */
export function useActionWrite(
  { action, target, list }: Omit<RunningAction, 'run'>,
  onDone: () => void,
): Write {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { call, download } = action;
  const { resource } = target;
  const send = useCallback(
    async (scope: Scope) => {
      if (!call) return { status: 0, result: {} };
      const as = download === null ? 'json' : 'blob';
      const { data } = await dataProvider.call(resource.name, { call, scope, as });
      if (download !== null) saveAnswer(data.body, fillText(download, scope));
      return { status: data.status, result: resultOf(data.body) };
    },
    [call, download, resource, dataProvider],
  );
  return useWrite({
    resource,
    scope: target.scope,
    list,
    refuse: action.refuse,
    outcomes: action.outcomes,
    then: action.then,
    isRead: call?.method === 'GET',
    send,
    onDone,
  });
}
