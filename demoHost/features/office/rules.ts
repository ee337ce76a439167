import { refuseEnded } from '../accesses/validity';
import { conflictError, HostError } from '../../server/responses/hostError';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import { badParameterError } from '../../server/requests/readQuery';

const invitationStatuses: readonly string[] = ['PENDING', 'ACTIVE', 'REVOKED', 'EXPIRED'];

/** The states of a comma list; 400 for one that there is not. */
export function parseStatuses(list = ''): string[] {
  const statuses = list.split(',').filter(Boolean);
  if (statuses.every((status) => invitationStatuses.includes(status))) return statuses;
  throw badParameterError('status', 'Estado desconocido.');
}

/** Refuses to let in who is not expected any more (410, OFFICE-26), who was sent away or who is in already (409). */
export function checkVisitorExpected(status: ContractSchemas['AccessStatus']): void {
  if (status === 'EXPIRED')
    throw new HostError(410, { code: 'expired', detail: 'La invitación ha caducado.' });
  refuseEnded(status);
  if (status === 'ACTIVE') throw conflictError('validated', 'La invitación ya está validada.');
}
