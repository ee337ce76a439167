import { useState } from 'react';
import { useLock } from '../../ui/hooks/useLock';
import type { VerificationResult } from './verifyOutcome';
import { useRefetchAll } from '../useRefetchAll';

interface OutcomeCheck {
  /** Result of the last check; undefined before one. */
  verification: VerificationResult | undefined;
  isChecking: boolean;
  check: () => void;
}

/**
 * Checks on demand whether a write with an unknown outcome was applied: by the declared proof, otherwise by refetching the
 * data on screen. The result stays with the caller. `onRefetched`: called after data was read that a user or the caller can
 * compare.
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
    // Without another read, the refetched data on screen counts.
    const isRefreshed = refetch === undefined || result.record !== undefined || (await refetch);
    setVerification(isRefreshed ? result : { verdict: 'checkFailed' });
    if (isRefreshed && result.verdict === 'look') onRefetched?.(result);
  };
  return { verification, isChecking: busy, check: () => void run(check) };
}
