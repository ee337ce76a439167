import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { AssetRow } from '../../../fixtures/rows/assets';
import { rowsById } from '../../server/rowsById';
import type { Store } from '../../store/store';
import type { CheckInRow } from '../../../fixtures/rows/checkIns';

/** Returns the state of a stay at a time (Unix seconds). */
export const checkInState = (row: CheckInRow, now: number): ContractSchemas['AccessStatus'] =>
  row.state === 'ACTIVE' && row.valid_until < now ? 'EXPIRED' : row.state;

/** Formats hotel stays. `now` is Unix seconds. */
export async function checkInViews(
  rows: readonly CheckInRow[],
  store: Store,
  now: number,
): Promise<ContractSchemas['CheckIn'][]> {
  const assets = await rowsById(
    store,
    'assets',
    rows.flatMap((row) => row.asset_ids),
  );
  return rows.map((row) => formatCheckIn(row, assets, now));
}

/** Formats a hotel stay. `now` is Unix seconds. */
export const checkInView = async (
  row: CheckInRow,
  store: Store,
  now: number,
): Promise<ContractSchemas['CheckIn']> =>
  formatCheckIn(row, await rowsById(store, 'assets', row.asset_ids), now);

/** Card codes are base64 on the wire. */
function formatCheckIn(
  row: CheckInRow,
  assets: ReadonlyMap<string, AssetRow>,
  now: number,
): ContractSchemas['CheckIn'] {
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
    assets: row.asset_ids.map((id) => ({ alias: assets.get(id)?.alias ?? null, asset_id: id })),
  };
}
