import { useNotify } from 'ra-core';
import { lostTexts } from '../drafts/texts';
import { useLock } from '../ui/useLock';
import { useReadAgain } from './useReadAgain';

/**
 * The way out of a lost write that only a person can judge: reads again what is on screen and says so. `onRead` then
 * takes away what lies over it.
 */
export function useLookAgain(onRead: () => void): { isLooking: boolean; look: () => void } {
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { busy, run } = useLock();
  const read = async (): Promise<void> => {
    const isRead = await readAgain();
    notify(isRead ? lostTexts.look : lostTexts.checkFailed, { type: isRead ? 'info' : 'error' });
    if (isRead) onRead();
  };
  return { isLooking: busy, look: () => void run(read) };
}
