import { defineResource } from '../../src/config/defineResource';

/** The homes that an intercom rings. Their passwords are nowhere shown. */
export default defineResource({
  name: 'intercom-rooms',
  label: { one: 'vivienda', many: 'Viviendas' },
  icon: 'home',
  navigation: false,
  recordRepresentation: ['identifier', '{id}'],
  api: {},
  fields: {
    identifier: { type: 'text', label: 'Identificador', emptyText: 'not_reported' },
    comments: { type: 'text', label: 'Comentarios', emptyText: 'not_reported' },
    asset: {
      type: 'text',
      label: 'Activo',
      source: ['assetId', 'asset_id'],
      emptyText: 'not_reported',
    },
  },
});
