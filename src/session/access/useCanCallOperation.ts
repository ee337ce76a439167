import { useCallback } from 'react';
import type { Endpoint } from '../../../dataProvider/contract/endpoint';
import { normaliseAccess } from '../../config/normalise/access';
import { useCanAccess } from './useCanAccess';

/**
 * Returns the check whether the signed-in user may send a call of an extension. The call's permission decides who sees its
 * button, as the check ensures for declared actions.
 */
export function useCanCallOperation(): (call: Pick<Endpoint, 'permission'>) => boolean {
  const canAccess = useCanAccess();
  return useCallback(({ permission }) => canAccess(normaliseAccess(permission)), [canAccess]);
}
