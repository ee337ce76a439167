import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

/** The homes that an intercom rings. Their passwords are nowhere shown. */
export default defineResource({
  name: 'intercom-rooms',
  label: {
    one: localized({ es: 'vivienda', en: 'home' }),
    many: localized({ es: 'Viviendas', en: 'Homes' }),
  },
  icon: 'home',
  navigation: false,
  recordRepresentation: ['identifier', '{id}'],
  api: {},
  fields: {
    identifier: {
      type: 'text',
      label: localized({ es: 'Identificador', en: 'Identifier' }),
      emptyText: 'not_reported',
    },
    comments: {
      type: 'text',
      label: localized({ es: 'Comentarios', en: 'Comments' }),
      emptyText: 'not_reported',
    },
    asset: {
      type: 'text',
      label: localized({ es: 'Activo', en: 'Asset' }),
      source: ['assetId', 'asset_id'],
      copyButton: true,
      emptyText: 'not_reported',
    },
  },
});
