import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';
import type { CheckInRow } from '../../../fixtures/rows/checkIns';

/** Returns the state of a stay at a time (Unix seconds). */
export const checkInState = (row: CheckInRow, now: number): ContractSchemas['AccessStatus'] =>
  row.state === 'ACTIVE' && row.valid_until < now ? 'EXPIRED' : row.state;

/** Formats a hotel stay. Card codes are base64 on the wire. */
export async function checkInView(
  row: CheckInRow,
  store: Store,
  now: number,
): Promise<ContractSchemas['CheckIn']> {
  return {
    id: row.id,
    is_digital: row.emails.length > 0,
    is_nfc: row.nfc.length > 0,
    nfc_codes: row.nfc.map((text) => Buffer.from(text).toString('base64')),
    emails: row.emails,
    reservation_id: row.reservation_id,
    state: checkInState(row, now),
    created_at: row.created_at,
    url: row.emails.length > 0 ? `https://accesos.example/c/${row.id}` : null,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    assets: await Promise.all(
      row.asset_ids.map(async (id) => ({ alias: (await store.asset(id))?.alias ?? null, asset_id: id })),
    ),
  };
}
