import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { usageSource } from './_events';

/** Who entered an asset, and how. */
export default defineResource({
  name: 'access-events',
  label: { one: localized({ es: 'evento', en: 'event' }), many: localized({ es: 'Eventos', en: 'Events' }) },
  icon: 'history',
  navigation: false,
  recordRepresentation: 'username',
  // Events have no id in the documents.
  api: { id: false, getList: { path: '/data/assets/time-series/{id}/access-control', paged: false } },
  fields: {
    ts: { type: 'dateTime', label: localized({ es: 'Fecha', en: 'Date' }) },
    username: {
      type: 'text',
      label: localized({ es: 'Usuario', en: 'User' }),
      emptyText: localized({ es: 'Usuario anónimo', en: 'Anonymous user' }),
    },
    room: { type: 'text', label: localized({ es: 'Acceso', en: 'Access point' }), emptyText: 'not_reported' },
    action: {
      type: 'enum',
      label: localized({ es: 'Acción', en: 'Action' }),
      values: {
        open: localized({ es: 'Apertura', en: 'Opening' }),
        close: localized({ es: 'Cierre', en: 'Closing' }),
        denied: localized({ es: 'Acceso denegado', en: 'Access denied' }),
      },
      tones: { denied: 'danger' },
    },
    usage_source: usageSource,
  },
});
