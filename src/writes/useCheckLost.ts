import { useState } from 'react';
import { useLock } from '../ui/useLock';
import type { Proved } from './prove';
import { useReadAgain } from './useReadAgain';

interface CheckLost {
  /** What the last check found; undefined before one. */
  proved: Proved | undefined;
  isChecking: boolean;
  check: () => void;
}

/**
 * Looks, on demand, whether a write without an answer was done: by the read that proves it, else by what is on screen, which
 * is read again. What was found stays with whoever asked. `onRead`: that was read which a person, or who asked, can compare.
 */
export function useCheckLost(
  prove: (() => Promise<Proved>) | undefined,
  onRead?: (proved: Proved) => void,
): CheckLost {
  const readAgain = useReadAgain();
  const { busy, run } = useLock();
  const [proved, setProved] = useState<Proved>();
  const check = async (): Promise<void> => {
    const found: Proved = (await prove?.()) ?? { verdict: 'look' };
    const again = found.verdict === 'look' ? readAgain() : undefined;
    // What is on screen counts where nothing else was read.
    const isRead = again === undefined || found.record !== undefined || (await again);
    setProved(isRead ? found : { verdict: 'checkFailed' });
    if (isRead && found.verdict === 'look') onRead?.(found);
  };
  return { proved, isChecking: busy, check: () => void run(check) };
}
