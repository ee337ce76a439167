import type { DeviceRow } from '../../fixtures/rows/devices';
import type { GatewayRow } from '../../fixtures/rows/gateways';
import { streetTypes } from '../../fixtures/generators/words';
import type { AssetRow } from '../../fixtures/rows/assets';
import type { ClientRow } from '../../fixtures/rows/clients';
import type { ProjectRow } from '../../fixtures/rows/projects';
import type { UserRow } from '../../fixtures/rows/users';

/** Joins texts in reading order for the search. */
const joinTexts = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Returns the search text of an asset: the postal address as shown (calle Colón 12 3 B Valencia …), alias, ids. */
export const assetSearchText = (row: AssetRow): string =>
  joinTexts(
    row.street_type === null ? null : streetTypes[row.street_type],
    row.street_name,
    row.block_number,
    row.flat,
    row.door,
    row.city,
    row.province,
    row.country,
    row.postal_code,
    row.alias,
    row.id,
    row.external_id,
  );

/** Returns the search text of a gateway: its labels, not its links. */
export const gatewaySearchText = (row: GatewayRow): string =>
  joinTexts(row.id, row.qr_code, row.alias, row.sku);

/** Returns the search text of a device. */
export const deviceSearchText = (row: DeviceRow): string =>
  joinTexts(row.name, row.room, row.device_type, row.device_id, row.gateway_id);

/** Returns the search text of a user. */
export const userSearchText = (row: UserRow): string => joinTexts(row.username, row.email, row.id);

/** Returns the search text of a company. */
export const clientSearchText = (row: ClientRow): string =>
  joinTexts(row.name, row.email, row.tax_id, row.client_code, row.description);

/** Returns the search text of a project, including its company's name. */
export const projectSearchText = (row: ProjectRow, client: ClientRow | undefined): string =>
  joinTexts(row.name, row.city, client?.name);
