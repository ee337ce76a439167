import { assetInScope } from '../../server/call';
import type { CallContext } from '../../server/call';
import { conflictError, unprocessableError } from '../../server/responses/hostError';
import type { AssetRow } from '../../../fixtures/rows/assets';

const DAY = 86_400;

/** A validity period; both ends in Unix seconds. */
export interface Validity {
  valid_from: number;
  valid_until: number;
}

/** True if two validity periods overlap. */
export const overlaps = (first: Validity, second: Validity): boolean =>
  first.valid_from < second.valid_until && second.valid_from < first.valid_until;

/**
 * Throws 422 unless the period begins at most a day ago (the caller's time zone may be ahead), ends after that and is not
 * over. `at` holds the pointers of the two fields.
 */
export function checkValidity(
  validity: Validity,
  now: number,
  pointers: { from: string; until: string },
): void {
  if (validity.valid_from < now - DAY) throw unprocessableError(pointers.from, 'La fecha ya ha pasado.');
  checkValidityEnd(validity, now, pointers.until);
}

/** Throws 422 unless the end is after the start and in the future. */
export function checkValidityEnd(validity: Validity, now: number, pointer: string): void {
  if (validity.valid_until <= validity.valid_from)
    throw unprocessableError(pointer, 'Debe ser posterior al inicio.');
  if (validity.valid_until <= now) throw unprocessableError(pointer, 'La fecha ya ha pasado.');
}

/** Throws 409 if there is nothing left to revoke or change; `status` as on the wire. */
export function refuseEnded(status: string): void {
  if (status === 'REVOKED') throw conflictError('revoked', 'Ya está revocado.');
  if (status === 'EXPIRED') throw conflictError('expired', 'Ya ha caducado.');
}

/** Returns the allocated assets, without duplicates and all in one building; 404 for an unknown one. */
export async function resolveAllocatedAssets(
  call: CallContext,
  allocations: readonly { asset_id: string }[],
): Promise<AssetRow[]> {
  const rows = await Promise.all(allocations.map((allocation) => assetInScope(call, allocation.asset_id)));
  rows.forEach((row, i) => {
    const pointer = `/data/attributes/allocations/${i}/asset_id`;
    if (rows.findIndex((candidate) => candidate.id === row.id) < i)
      throw unprocessableError(pointer, 'Está repetido.', 'repeated');
    if (row.project_id !== rows[0]?.project_id || row.client_id !== rows[0].client_id)
      throw unprocessableError(pointer, 'No es del mismo edificio.');
  });
  return rows;
}
