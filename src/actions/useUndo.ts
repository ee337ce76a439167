import { useMemo } from 'react';
import { useDataProvider } from '../console/useDataProvider';
import type { Scope } from '../../dataProvider';
import type { Send } from '../config/types';
import { resultOf } from '../writes/result';
import { sendOnce } from '../writes/sendOnce';
import type { RunningAction } from '../writes/target';
import { useLeft } from '../writes/useLeft';
import { useSay } from '../writes/useSay';
import type { WriteOptions } from '../writes/useWrite';
import { useThen } from '../writes/useThen';
import { useScopeNow } from './useScopeNow';

interface Undoing extends Pick<RunningAction, 'target' | 'list'> {
  does: Send;
}

/**
 * What takes an act back, with the scope it was sent with: sends the declared call, says how it ended and reads again
 * what is on screen, also after the button or form of the act is gone. undefined where nothing takes it back.
 */
export function useUndo({ does: { undo }, target, list }: Undoing): WriteOptions['undo'] {
  const dataProvider = useDataProvider();
  const say = useSay();
  const follow = useThen();
  const { sayLost } = useLeft();
  const { resource, record } = target;
  const scopeNow = useScopeNow(resource);
  return useMemo(() => {
    if (undo === null) return undefined;
    const { call, end } = undo;
    return (scope: Scope, names: readonly string[]) => {
      const send = async () => {
        const { data } = await dataProvider.call(resource.name, {
          call,
          scope: await scopeNow(call, scope, record),
        });
        return { status: data.status, result: resultOf(data.body) };
      };
      const takeBack = async (): Promise<void> => {
        const ended = await sendOnce({ send, scope, outcomes: end.outcomes });
        if (ended.end.kind === 'lost') sayLost(ended.end.error);
        else say(ended, { seconds: resource.messageFor, names });
        if (!ended.error || ended.end.kind === 'lost')
          await follow({ then: end.then, resource, scope: ended.scope, list });
      };
      void takeBack();
    };
  }, [undo, dataProvider, resource, record, scopeNow, list, say, follow, sayLost]);
}
