import { useNotify } from 'ra-core';
import { unknownOutcomeTexts } from '../../drafts/texts';
import { useLock } from '../../ui/hooks/useLock';
import { useRefetchAll } from '../useRefetchAll';

/**
 * Refetches the data on screen and reports it, for an unknown outcome that only the user can judge. `onRefetched` then
 * closes what covers the data.
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
