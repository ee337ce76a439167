import type { DeviceRow } from '../../fixtures/rows/devices';
import type { GatewayRow } from '../../fixtures/rows/gateways';
import { streetTypes } from '../../fixtures/generators/words';
import type { AssetRow } from '../../fixtures/rows/assets';
import type { ClientRow } from '../../fixtures/rows/clients';
import type { ProjectRow } from '../../fixtures/rows/projects';
import type { UserRow } from '../../fixtures/rows/users';

/** Texts in the order people read them, joined for the search. */
const joinTexts = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** What an asset is found by: the address as shown (calle Colón 12 3 B Valencia …), alias, ids. */
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

/** What a gateway is found by: its labels, not what it is linked to. */
export const gatewaySearchText = (row: GatewayRow): string =>
  joinTexts(row.id, row.qr_code, row.alias, row.sku);

/** What a device is found by. */
export const deviceSearchText = (row: DeviceRow): string =>
  joinTexts(row.name, row.room, row.device_type, row.device_id, row.gateway_id);

/** What a person is found by. */
export const userSearchText = (row: UserRow): string => joinTexts(row.username, row.email, row.id);

/** What a company is found by. */
export const clientSearchText = (row: ClientRow): string =>
  joinTexts(row.name, row.email, row.tax_id, row.client_code, row.description);

/** What a project is found by: also the name of its company. */
export const projectSearchText = (row: ProjectRow, client: ClientRow | undefined): string =>
  joinTexts(row.name, row.city, client?.name);
