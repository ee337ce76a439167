import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { ExternalInvitationRow } from '../../../fixtures/rows/visitors';

/** Returns the state of a visitor's invitation at a time (Unix seconds). */
export const externalInvitationStatus = (
  row: ExternalInvitationRow,
  now: number,
): ContractSchemas['AccessStatus'] =>
  row.state !== 'REVOKED' && row.valid_until < now ? 'EXPIRED' : row.state;

/** Formats an office visitor. `id` repeats `uid`, since every record has one. */
export function externalInvitationView(
  row: ExternalInvitationRow,
  now: number,
): ContractSchemas['ExternalInvitation'] {
  return {
    id: row.uid,
    uid: row.uid,
    name: row.name,
    id_number: row.id_number,
    email: row.email,
    status: externalInvitationStatus(row, now),
    url: `https://accesos.example/v/${row.uid}`,
    created_by: row.created_by,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
  };
}
