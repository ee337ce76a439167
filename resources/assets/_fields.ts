import { localized } from '../../src/config/localized';
import { defineFields } from '../../src/config/defineResource';
import type { ResourceInput } from '../../src/config/schema/resource';
import { newAssetFields } from './_newAsset';

/** Fields of an asset. */
export const assetFields = defineFields({
  id: {
    type: 'text',
    label: localized({ es: 'Identificador', en: 'Identifier' }),
    tooltipField: 'asset_qr',
    copyButton: true,
  },
  asset_qr: { type: 'qr', label: localized({ es: 'Código QR del activo', en: 'Asset QR code' }) },
  ...newAssetFields,
  address: {
    type: 'address',
    label: localized({ es: 'Dirección', en: 'Address' }),
    emptyText: 'not_reported',
  },
  fullAddress: {
    type: 'address',
    label: localized({ es: 'Dirección', en: 'Address' }),
    parts: ['street_type', 'street_name', 'block_number', 'apartment', 'zip_code', 'city', 'country'],
    emptyText: 'not_reported',
  },
  shortAddress: {
    type: 'address',
    label: localized({ es: 'Dirección', en: 'Address' }),
    parts: ['street_type', 'street_name', 'block_number', 'apartment'],
  },
  alias: { type: 'text', label: 'Alias', emptyText: 'without_alias', maxLength: 255 },
  type: {
    type: 'enum',
    label: localized({ es: 'Tipo', en: 'Type' }),
    labelKeyPrefix: 'enums.asset_type',
    path: '/assets/types',
    required: true,
    emptyText: 'without_type',
  },
  project: {
    type: 'reference',
    label: localized({ es: 'Edificio', en: 'Building' }),
    resource: 'projects',
    source: '$included.projects.0',
    display: '{name}',
    emptyText: 'not_reported',
  },
  client: {
    type: 'reference',
    label: localized({ es: 'Empresa', en: 'Company' }),
    resource: 'clients',
    source: '$included.clients.0',
    display: '{name}',
    emptyText: 'not_reported',
  },
  client_id: { type: 'text', source: '$included.clients.0.id' },
  community_id: {
    type: 'reference',
    label: localized({ es: 'Edificio', en: 'Building' }),
    resource: 'projects',
    source: '$included.projects.0.id',
    writePath: 'community_id',
    display: '{name}',
    pageSize: 1000,
    preload: true,
    loadError: 'update_loading_data_error',
    required: true,
  },
  // Picker of the consumption chart; no form has it.
  other_asset: {
    type: 'reference',
    label: localized({ es: 'Otro activo del edificio', en: 'Another asset of the building' }),
    resource: 'assets',
    path: '/projects/{$included.projects.0.id}/assets',
    preload: true,
    searchLocally: true,
    pageSize: 100,
    display: '{alias}',
    exclude: 'id',
    access: 'list_assets',
    disabledWhen: [
      {
        when: { field: '$included.projects.0.id', empty: true },
        reason: localized({ es: 'Este activo no tiene edificio', en: 'This asset has no building' }),
      },
    ],
  },
  street_type: {
    type: 'enum',
    label: localized({ es: 'Tipo de vía', en: 'Street type' }),
    labelKeyPrefix: 'enums.street_type',
    required: true,
    values: ['street', 'alleyway', 'avenue', 'square', 'passageway', 'ride', 'road', 'round'],
  },
  street_name: {
    type: 'text',
    label: localized({ es: 'Nombre de la vía', en: 'Street name' }),
    required: true,
  },
  block_number: { type: 'text', label: localized({ es: 'Número', en: 'Number' }), required: true },
  staircase: { type: 'text', label: localized({ es: 'Escalera', en: 'Staircase' }) },
  flat: { type: 'text', label: localized({ es: 'Piso', en: 'Flat' }) },
  door: { type: 'text', label: localized({ es: 'Puerta', en: 'Door' }) },
  apartment: { type: 'text', label: localized({ es: 'Vivienda', en: 'Home' }) },
  zip_code: {
    type: 'text',
    label: localized({ es: 'Código postal', en: 'Postcode' }),
    writePath: 'postal_code',
    required: true,
  },
  city: { type: 'text', label: localized({ es: 'Ciudad', en: 'City' }), required: true },
  state: {
    type: 'text',
    label: localized({ es: 'Provincia', en: 'Province' }),
    writePath: 'province',
    required: true,
  },
  country: { type: 'text', label: localized({ es: 'País', en: 'Country' }), required: true },
  external_id: {
    type: 'text',
    label: localized({ es: 'Identificador externo', en: 'External identifier' }),
    copyButton: true,
    emptyText: 'not_reported',
  },
  description: {
    type: 'longText',
    label: localized({ es: 'Descripción', en: 'Description' }),
    maxLength: 100,
    emptyText: 'not_reported',
  },
  is_blocked: { type: 'boolean', label: localized({ es: 'Bloqueado', en: 'Blocked' }) },
  is_occupied: {
    type: 'boolean',
    label: localized({ es: 'Ocupado', en: 'Occupied' }),
    emptyText: 'not_reported',
  },
  gateway_connection_status: {
    type: 'status',
    label: localized({ es: 'Conexión del gateway', en: 'Gateway connection' }),
    tones: { connected: 'success', disconnected: 'danger' },
    access: 'list_assets_status',
    labelKeyPrefix: 'enums.gateway_connection',
    emptyText: 'enums.gateway_connection.not_reported',
    emptyTextWhen: [
      { when: { field: 'gateways_qrs', empty: true }, text: 'enums.gateway_connection.no_linked_gateway' },
    ],
  },
  facade: {
    type: 'facade',
    label: localized({ es: 'Edificio', en: 'Building' }),
    state: {
      member: 'gateway_connection_status',
      tones: { connected: 'success', disconnected: 'danger' },
      label: localized({ es: 'Conexión del gateway', en: 'Gateway connection' }),
      labelKeyPrefix: 'enums.gateway_connection',
      access: 'list_assets_status',
    },
  },
  logo: { type: 'image', label: localized({ es: 'Imagen', en: 'Image' }) },
  created_at: {
    type: 'dateTime',
    label: localized({ es: 'Creado', en: 'Created' }),
    emptyText: 'not_reported',
  },
  updated_at: {
    type: 'dateTime',
    label: localized({ es: 'Última modificación', en: 'Last modified' }),
    emptyText: 'not_reported',
  },
});

/** The host reads the address under names of its own. */
export const updateAsset: NonNullable<ResourceInput['api']>['update'] = {
  path: '/assets/{id}',
  body: {
    data: {
      id: '{id}',
      attributes: {
        alias: '{alias}',
        client_id: '{client_id}',
        community_id: '{community_id}',
        description: '{description}',
        external_id: '{external_id}',
        is_blocked: '{is_blocked}',
        logo: '{logo}',
        type: '{type}',
        location: {
          block_number: '{block_number}',
          city: '{city}',
          country: '{country}',
          door: '{door}',
          flat: '{flat}',
          postal_code: '{zip_code}',
          province: '{state}',
          staircase: '{staircase}',
          street_name: '{street_name}',
          street_type: '{street_type}',
        },
      },
    },
  },
};
