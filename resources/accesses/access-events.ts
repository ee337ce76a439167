import { defineResource } from '../../src/config/defineResource';
import { usageSource } from './_events';

/** Who entered an asset, and how. */
export default defineResource({
  name: 'access-events',
  label: { one: 'evento', many: 'Eventos' },
  icon: 'history',
  navigation: false,
  recordRepresentation: 'username',
  // Events have no id in the documents.
  api: { id: false, getList: { path: '/data/assets/time-series/{id}/access-control', paged: false } },
  fields: {
    ts: { type: 'dateTime', label: 'Fecha' },
    username: { type: 'text', label: 'Usuario', emptyText: 'Usuario anónimo' },
    room: { type: 'text', label: 'Acceso', emptyText: 'not_reported' },
    action: {
      type: 'enum',
      label: 'Acción',
      values: { open: 'Apertura', close: 'Cierre', denied: 'Acceso denegado' },
    },
    usage_source: usageSource,
  },
});
