import { useCallback } from 'react';
import type { Endpoint } from '../../dataProvider/contract/endpoint';
import { normaliseAccess } from '../config/normalise/access';
import { useMay } from './useMay';

/**
 * Whether the signed-in user may make a call of a part written in code: what it sends decides whom its button is offered
 * to, as the check has it of declared acts (PERM-10).
 */
export function useMaySend(): (call: Pick<Endpoint, 'permission'>) => boolean {
  const may = useMay();
  return useCallback(({ permission }) => may(normaliseAccess(permission)), [may]);
}
