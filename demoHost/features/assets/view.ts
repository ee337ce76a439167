import { formatApartment } from '../../../fixtures/generators/addresses';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

/** URL encoded in the asset's QR label. */
const assetQrUrl = (row: AssetRow) => `https://qr.example/did=${row.id}`;

/** Formats an asset for lists: always with `street_type`, without company and project. */
export function assetSummary(row: AssetRow): ContractSchemas['AssetSummary'] {
  return {
    id: row.id,
    alias: row.alias,
    apartment: formatApartment(row),
    background_image: null,
    block_number: row.block_number,
    city: row.city,
    country: row.country,
    created_at: row.created_at,
    logo: row.logo,
    staircase: row.staircase,
    state: row.province,
    street_name: row.street_name,
    street_type: row.street_type,
    zip_code: row.postal_code,
    type: row.type,
    is_occupied: row.is_occupied,
    ...(row.gateway_connection_status !== null && {
      gateway_connection_status: row.gateway_connection_status,
    }),
    gateways: row.gateways.map((gateway) => gateway.gateway_id),
  };
}

/** Formats an asset for the detail. Its project and company are in `included` only. */
export function assetDetail(row: AssetRow, path: string): ContractSchemas['Asset'] {
  return {
    id: row.id,
    alias: row.alias,
    type: row.type,
    is_blocked: row.is_blocked,
    street_type: row.street_type,
    street_name: row.street_name,
    block_number: row.block_number,
    staircase: row.staircase,
    flat: row.flat,
    door: row.door,
    zip_code: row.postal_code,
    city: row.city,
    state: row.province,
    country: row.country,
    description: row.description,
    external_id: row.external_id,
    apartment: formatApartment(row),
    logo: row.logo,
    location: {
      block_number: row.block_number,
      city: row.city,
      country: row.country,
      door: row.door,
      flat: row.flat,
      postal_code: row.postal_code,
      province: row.province,
      staircase: row.staircase,
      street_name: row.street_name,
      street_type: row.street_type,
    },
    asset_qr: assetQrUrl(row),
    is_occupied: row.is_occupied,
    created_at: row.created_at,
    updated_at: row.updated_at,
    links: { self: path },
    ...(row.gateway_connection_status !== null && {
      gateway_connection_status: row.gateway_connection_status,
    }),
    gateways_qrs: row.gateways.map(({ gateway_id, qr_code }) => ({ gateway_id, qr_code })),
  };
}
