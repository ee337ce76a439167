import { defineResource } from '../../src/config/defineResource';
import { usageSource } from './_events';

/** Log of door events: person, door and time. Only this list and the tickets use version 2. */
export default defineResource({
  name: 'access-log',
  label: { one: 'paso', many: 'Registro' },
  icon: 'history',
  menu: false,
  title: 'user',
  // Entries have no id in the documents.
  api: { id: false, list: { path: '/data/projects/time-series/{id}/access-control', version: 2 } },
  messages: { for: 5 },
  fields: {
    ts: { type: 'dateTime', label: 'Fecha' },
    action: {
      type: 'enum',
      label: 'Acción',
      values: { open: 'Apertura', close: 'Cierre', denied: 'Acceso denegado' },
    },
    user: { type: 'text', label: 'Usuario', source: 'username', empty: 'Usuario anónimo' },
    user_email: { type: 'email', label: 'Correo electrónico', empty: 'not_reported' },
    lock_type: {
      type: 'enum',
      label: 'Cerradura',
      values: { HOME_DOOR: 'Puerta de la vivienda', BUILDING_DOOR: 'Puerta del edificio' },
    },
    name: { type: 'text', label: 'Nombre', empty: 'not_reported' },
    room: { type: 'text', label: 'Estancia', empty: 'not_reported' },
    usage_source: usageSource,
    user_agent: { type: 'text', label: 'Dispositivo', empty: 'not_reported' },
  },
  actions: {
    download: {
      label: 'Descargar registro',
      icon: 'download',
      enabledFor: 'read_access_list',
      form: {
        in: 'modal',
        text: 'Un archivo CSV con los pasos de esos días, ambos incluidos.',
        fields: {
          from: { type: 'date', label: 'Desde', required: true, notAfter: '$today' },
          until: {
            type: 'date',
            label: 'Hasta',
            required: true,
            default: '$today',
            endOfDay: true,
            notBefore: { field: 'from' },
            notAfter: '$today',
          },
        },
        layout: [{ row: ['from', 'until'] }],
        submit: 'Descargar',
      },
      download: 'registro-de-accesos-{parent.name}.csv',
      call: {
        method: 'GET',
        path: '/data/projects/time-series/{parent.id}/access-control',
        query: { format: 'csv', from: '{form.from}', until: '{form.until}' },
      },
      outcomes: [{ on: 'error', error: 'No se ha podido descargar el registro de pasos' }],
      then: [],
    },
  },
});
