import { defineResource } from '../../src/config/defineResource';

/** The homes that an intercom rings. Their passwords are nowhere shown. */
export default defineResource({
  name: 'intercom-rooms',
  label: { one: 'vivienda', many: 'Viviendas' },
  icon: 'home',
  menu: false,
  title: ['identifier', '{id}'],
  api: {},
  fields: {
    identifier: { type: 'text', label: 'Identificador', empty: 'not_reported' },
    comments: { type: 'text', label: 'Comentarios', empty: 'not_reported' },
    asset: {
      type: 'text',
      label: 'Activo',
      source: ['assetId', 'asset_id'],
      empty: 'not_reported',
    },
  },
});
