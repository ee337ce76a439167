import { defineResource } from '../../src/config/defineResource';

/** Who passed which door when; the only list besides the tickets that speaks version 2 (LIST-15). */
export default defineResource({
  name: 'access-log',
  label: { one: 'paso', many: 'Registro' },
  menu: false,
  title: 'user',
  // Entries have no id in the documents (OFFICE-02).
  api: { id: false, list: { path: '/data/projects/time-series/{id}/access-control', version: 2 } },
  fields: {
    ts: { type: 'dateTime', label: 'Fecha' },
    action: {
      type: 'enum',
      label: 'Acción',
      values: { open: 'Apertura', close: 'Cierre', denied: 'Acceso denegado' },
    },
    user: { type: 'text', label: 'Usuario', source: 'username', empty: 'Usuario anónimo' },
    lock_type: {
      type: 'enum',
      label: 'Cerradura',
      values: { HOME_DOOR: 'Puerta de la vivienda', BUILDING_DOOR: 'Puerta del edificio' },
    },
    name: { type: 'text', label: 'Nombre', empty: 'not_reported' },
    room: { type: 'text', label: 'Estancia', empty: 'not_reported' },
  },
});
