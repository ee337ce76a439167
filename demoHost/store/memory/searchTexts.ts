import type { ActivityRow } from '../../../fixtures/rows/activity';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { GatewayRow } from '../../../fixtures/rows/gateways';
import { streetTypes } from '../../../fixtures/generators/words';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { ClientRow } from '../../../fixtures/rows/clients';
import type { QrAccessRow } from '../../../fixtures/rows/invitations';
import { foldAccents } from '../../../fixtures/generators/foldText';
import type { CollectionName, RowOf, SearchedName } from '../collections';

import type { ProjectRow } from '../../../fixtures/rows/projects';
import type { UserRow } from '../../../fixtures/rows/users';

/** Returns the searchable words of a row, before folding. `clientOf` returns a company. */
export type SearchTextReader<Row> = (row: Row, clientOf: (id: string) => ClientRow | undefined) => string;

/** Joins texts in reading order for the search. */
const joinTexts = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Returns the search text of an asset: the postal address as shown (calle Colón 12 3 B Valencia …), alias, ids. */
const assetSearchText = (row: AssetRow): string =>
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
const gatewaySearchText = (row: GatewayRow): string => joinTexts(row.id, row.qr_code, row.alias, row.sku);

/** Returns the search text of a device. */
const deviceSearchText = (row: DeviceRow): string =>
  joinTexts(row.name, row.room, row.device_type, row.device_id, row.gateway_id);

/** Returns the search text of a user. */
const userSearchText = (row: UserRow): string => joinTexts(row.username, row.email, row.id);

/** Returns the search text of a company. */
const clientSearchText = (row: ClientRow): string =>
  joinTexts(row.name, row.email, row.tax_id, row.client_code, row.description);

/** Returns the search text of a project, including its company's name. */
const projectSearchText = (row: ProjectRow, client: ClientRow | undefined): string =>
  joinTexts(row.name, row.city, client?.name);

/** Returns the search text of a QR access. */
const qrAccessSearchText = (row: QrAccessRow): string => normalizeSpaces(joinTexts(row.qr, row.created_by));

/** Returns the search text of a change: who, what and from where. */
const activitySearchText = (row: ActivityRow): string =>
  joinTexts(row.record_name, row.record_id, row.user_email, row.call, row.address);

/** A searched text has single spaces, and the text of a code may have any. */
const normalizeSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Readers of the searchable words, by collection. */
export const searchTextReaders: { readonly [Name in SearchedName]: SearchTextReader<RowOf<Name>> } = {
  assets: assetSearchText,
  clients: clientSearchText,
  projects: (row, clientOf) => projectSearchText(row, clientOf(row.client_id)),
  users: userSearchText,
  gateways: gatewaySearchText,
  devices: deviceSearchText,
  qr_accesses: qrAccessSearchText,
  activity: activitySearchText,
};

/** Returns the folded search text of a row; empty for a collection without one. */
export function searchText<Name extends CollectionName>(
  name: Name,
  row: RowOf<Name>,
  clientOf: (id: string) => ClientRow | undefined,
): string {
  const readers: { readonly [Key in CollectionName]?: SearchTextReader<RowOf<Key>> } = searchTextReaders;
  return foldAccents(readers[name]?.(row, clientOf) ?? '');
}
