import { useCallback } from 'react';
import type { Endpoint } from '../../../dataProvider/contract/endpoint';
import { normaliseAccess } from '../../config/normalise/access';
import { useCanAccess } from './useCanAccess';

/**
 * Whether the signed-in user may make a call of a part written in code: what it sends decides whom its button is offered
 * to, as the check has it of declared acts (PERM-10).
 */
export function useCanCallOperation(): (call: Pick<Endpoint, 'permission'>) => boolean {
  const canAccess = useCanAccess();
  return useCallback(({ permission }) => canAccess(normaliseAccess(permission)), [canAccess]);
}
