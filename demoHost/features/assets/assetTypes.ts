import type { CallContext } from '../../server/call';
import type { AssetRow } from '../../../fixtures/rows/assets';
import { clientRef } from '../companies/view';
import { projectRef } from '../projects/view';

/** Asset types. */
export const assetTypes = [
  'BUILDING',
  'HOME',
  'RENT',
  'OFFICE',
  'PARKING_SLOT',
  'NN_DISCOUNT_ALL_PARKINGS',
  'BLOCKED',
  'HOTEL_ROOM',
  'HOTEL',
  'VACATIONAL_RENTAL',
] as const;

/** Returns the project and company of an asset as lists, like every `included`. */
export async function assetRelations({ store }: CallContext, row: AssetRow) {
  const [project, client] = await Promise.all([
    store.find('projects', { id: row.project_id ?? '' }),
    store.find('clients', { id: row.client_id }),
  ]);
  return { projects: project ? [projectRef(project)] : [], clients: client ? [clientRef(client)] : [] };
}
