import { useNotify } from 'ra-core';
import { unknownOutcomeTexts } from '../../drafts/texts';
import { useLock } from '../../ui/hooks/useLock';
import { useRefetchAll } from '../useRefetchAll';

/**
 * The way out of a lost write that only a person can judge: reads again what is on screen and says so. `onRead` then
 * takes away what lies over it.
 */
export function useRefetchWithNotice(onRefetched: () => void): {
  isRefetching: boolean;
  refetch: () => void;
} {
  const notify = useNotify();
  const refetchAll = useRefetchAll();
  const { busy, run } = useLock();
  const refetchAndNotify = async (): Promise<void> => {
    const isRefetched = await refetchAll();
    notify(isRefetched ? unknownOutcomeTexts.look : unknownOutcomeTexts.checkFailed, {
      type: isRefetched ? 'info' : 'error',
    });
    if (isRefetched) onRefetched();
  };
  return { isRefetching: busy, refetch: () => void run(refetchAndNotify) };
}
