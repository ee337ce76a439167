import { localized } from '../../src/config/localized';
import type { ResourceInput } from '../../src/config/schema/resource';
import { defineFields, defineForm, defineItems } from '../../src/config/defineResource';

/** Call that creates an asset, with its body. */
export const newAssetCall = {
  path: '/assets',
  body: {
    data: {
      id: '{did}',
      attributes: {
        community: '{new_community}',
        alias: '{alias}',
        client_id: '{new_client}',
        type: '{type}',
        description: '{description}',
        location: {
          country: '{country}',
          province: '{state}',
          city: '{city}',
          postal_code: '{zip_code}',
          street_type: '{street_type}',
          street_name: '{street_name}',
          block_number: '{block_number}',
          staircase: '{staircase}',
          flat: '{flat}',
          door: '{door}',
        },
      },
      // Left out as a whole without a QID.
      relationships: { gateways: { qr_gateway_id: '{qid?}' } },
    },
  },
} satisfies ResourceInput['api']['create'];

/** Fields of a new asset only: the labels on the wall and on its gateway, and whom it belongs to. */
export const newAssetFields = defineFields({
  did: {
    type: 'text',
    label: 'DID',
    required: true,
    minLength: 12,
    maxLength: 13,
    scan: true,
  },
  qid: {
    type: 'text',
    label: 'QID',
    help: localized({
      es: 'El del gateway, si ya tiene uno',
      en: 'That of the gateway, if it already has one',
    }),
    minLength: 12,
    maxLength: 13,
    scan: true,
  },
  new_client: {
    type: 'reference',
    label: localized({ es: 'Empresa', en: 'Company' }),
    resource: 'clients',
    source: 'client_id',
    display: '{name}',
    pageSize: 100,
    preload: true,
    autoSelectSingle: true,
    create: true,
    required: true,
  },
  new_community: {
    type: 'reference',
    label: localized({ es: 'Edificio', en: 'Building' }),
    resource: 'projects',
    source: 'community',
    display: '{name}',
    filter: { client: '{new_client}' },
    pageSize: 1000,
    preload: true,
    allowNew: {
      label: localized({ es: 'Nuevo edificio', en: 'New building' }),
      exists: 'community_exists',
    },
    required: true,
  },
});

/** The address as both forms of an asset ask for it. */
export const addressItems = defineItems([
  { section: localized({ es: 'Dirección', en: 'Address' }) },
  {
    // Four lines: the street, the home, the place, the region.
    row: [
      'street_type',
      'street_name',
      'block_number',
      'staircase',
      'flat',
      'door',
      'zip_code',
      'city',
      'state',
      'country',
    ],
    widths: [2, 3, 1, 2, 2, 2, 2, 4, 3, 3],
  },
]);

/** The drawer of a new asset, what is looked at before, and what each refusal of the host says. */
export const newAssetForm = defineForm({
  presentation: 'drawer',
  width: 520,
  title: localized({ es: 'Nuevo activo', en: 'New asset' }),
  submitLabel: localized({ es: 'Crear activo', en: 'Create asset' }),
  fields: [
    { section: localized({ es: 'Códigos', en: 'Codes' }) },
    { row: ['did', 'qid'] },
    { section: localized({ es: 'Pertenencia', en: 'Belongs to' }) },
    { row: ['new_client', 'new_community'] },
    { section: localized({ es: 'Activo', en: 'Asset' }) },
    { row: ['type', 'alias'] },
    ...addressItems,
    { section: localized({ es: 'Otros datos', en: 'Other details' }) },
    'description',
  ],
  // The first that fits wins.
  outcomes: [
    { on: 'success', logOnly: true },
    { on: 400, detail: 'QR gateway invalid checksum', error: 'qid_not_valid', field: 'qid' },
    { on: 400, detail: '{form.did}', error: 'did_not_valid', field: 'did' },
    { on: 400, detail: 'already used', error: 'qid_already_used', field: 'qid' },
    { on: 400, error: 'asset_register_error' },
    { on: 404, detail: 'Gateway not found with QID type', error: 'qid_not_found', field: 'qid' },
    { on: 404, error: 'did_not_found', field: 'did' },
    { on: 409, error: 'did_duplicated', field: 'did' },
    { on: 'error', error: 'general_error' },
  ],
  effects: ['refetch'],
  warn: {
    title: localized({ es: 'Códigos no válidos', en: 'Invalid codes' }),
    rules: [
      { field: 'did', pattern: 'D[A-Z0-9]*', text: 'qr_format_error' },
      { field: 'qid', pattern: 'Q[A-Z0-9]*', text: 'qr_format_error' },
    ],
  },
  followUp: {
    title: 'asset_created',
    label: localized({ es: 'Ver activo', en: 'View asset' }),
    // The host may answer without the record: the DID is known here.
    goTo: '/admin/assets/{form.did}/start',
  },
});
