import { refuseEnded } from '../accesses/validity';
import { conflictError, HostError } from '../../server/responses/hostError';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Criteria } from '../../store/criteria';
import { badParameterError } from '../../server/requests/readQuery';

const invitationStatuses: readonly string[] = ['PENDING', 'ACTIVE', 'REVOKED', 'EXPIRED'];

/** Parses a comma-separated list of states; 400 for an unknown one. */
export function parseStatuses(list = ''): string[] {
  const statuses = list.split(',').filter(Boolean);
  if (statuses.every((status) => invitationStatuses.includes(status))) return statuses;
  throw badParameterError('status', 'Estado desconocido.');
}

/** Criteria for visits in one of these states at `now` (Unix seconds), as `externalInvitationStatus` says. Without states every visit matches. */
export function statusCriteria(
  statuses: readonly string[],
  now: number,
): Pick<Criteria<'external_invitations'>, 'any'> {
  if (statuses.length === 0) return {};
  const criteriaOf = (status: string): Criteria<'external_invitations'> => {
    if (status === 'EXPIRED') return { state: { not: 'REVOKED' }, valid_until: { lt: now } };
    return status === 'REVOKED' ? { state: 'REVOKED' } : { state: { is: status }, valid_until: { gte: now } };
  };
  return { any: statuses.map(criteriaOf) };
}

/** Throws 410 if the visitor is no longer expected, 409 if the visitor was rejected or has already entered. */
export function checkVisitorExpected(status: ContractSchemas['AccessStatus']): void {
  if (status === 'EXPIRED')
    throw new HostError(410, { code: 'expired', detail: 'La invitación ha caducado.' });
  refuseEnded(status);
  if (status === 'ACTIVE') throw conflictError('validated', 'La invitación ya está validada.');
}
