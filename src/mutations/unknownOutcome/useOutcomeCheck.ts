import { useState } from 'react';
import { useLock } from '../../ui/hooks/useLock';
import type { VerificationResult } from './verifyOutcome';
import { useRefetchAll } from '../useRefetchAll';

interface OutcomeCheck {
  /** What the last check found; undefined before one. */
  verification: VerificationResult | undefined;
  isChecking: boolean;
  check: () => void;
}

/**
 * Looks, on demand, whether a write without an answer was done: by the read that proves it, else by what is on screen, which
 * is read again. What was found stays with whoever asked. `onRead`: that was read which a person, or who asked, can compare.
 */
export function useOutcomeCheck(
  verify: (() => Promise<VerificationResult>) | undefined,
  onRefetched?: (verification: VerificationResult) => void,
): OutcomeCheck {
  const refetchAll = useRefetchAll();
  const { busy, run } = useLock();
  const [verification, setVerification] = useState<VerificationResult>();
  const check = async (): Promise<void> => {
    const result: VerificationResult = (await verify?.()) ?? { verdict: 'look' };
    const refetch = result.verdict === 'look' ? refetchAll() : undefined;
    // What is on screen counts where nothing else was read.
    const isRefreshed = refetch === undefined || result.record !== undefined || (await refetch);
    setVerification(isRefreshed ? result : { verdict: 'checkFailed' });
    if (isRefreshed && result.verdict === 'look') onRefetched?.(result);
  };
  return { verification, isChecking: busy, check: () => void run(check) };
}
