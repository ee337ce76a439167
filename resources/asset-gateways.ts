import { defineResource } from '../src/config/defineResource';

/** Gateways linked to an asset, as the asset itself names them (ADET-19). */
export default defineResource({
  name: 'asset-gateways',
  label: { one: 'gateway', many: 'Gateways' },
  menu: false,
  title: 'gateway_id',
  api: { list: { path: '/assets/{id}', data: ['data.gateways_qrs'], paged: false } },
  fields: {
    gateway_id: { type: 'text', label: 'GID' },
    qr_code: { type: 'text', label: 'QID', empty: 'not_reported' },
  },
});
