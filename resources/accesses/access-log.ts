import { defineResource } from '../../src/config/defineResource';
import { usageSource } from './_events';

/** Log of door events: person, door and time. Only this list and the tickets use version 2. */
export default defineResource({
  name: 'access-log',
  label: { one: 'paso', many: 'Registro' },
  icon: 'history',
  navigation: false,
  recordRepresentation: 'user',
  // Entries have no id in the documents.
  api: { id: false, getList: { path: '/data/projects/time-series/{id}/access-control', apiVersion: 2 } },
  messages: { durationSeconds: 5 },
  fields: {
    ts: { type: 'dateTime', label: 'Fecha' },
    action: {
      type: 'enum',
      label: 'Acción',
      values: { open: 'Apertura', close: 'Cierre', denied: 'Acceso denegado' },
    },
    user: { type: 'text', label: 'Usuario', source: 'username', emptyText: 'Usuario anónimo' },
    user_email: { type: 'email', label: 'Correo electrónico', emptyText: 'not_reported' },
    lock_type: {
      type: 'enum',
      label: 'Cerradura',
      values: { HOME_DOOR: 'Puerta de la vivienda', BUILDING_DOOR: 'Puerta del edificio' },
    },
    name: { type: 'text', label: 'Nombre', emptyText: 'not_reported' },
    room: { type: 'text', label: 'Estancia', emptyText: 'not_reported' },
    usage_source: usageSource,
    user_agent: { type: 'text', label: 'Dispositivo', emptyText: 'not_reported' },
  },
  actions: {
    download: {
      label: 'Descargar registro',
      icon: 'download',
      requires: 'read_access_list',
      form: {
        presentation: 'modal',
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
        submitLabel: 'Descargar',
      },
      download: 'registro-de-accesos-{parent.name}.csv',
      call: {
        method: 'GET',
        path: '/data/projects/time-series/{parent.id}/access-control',
        query: { format: 'csv', from: '{form.from}', until: '{form.until}' },
      },
      outcomes: [{ on: 'error', error: 'No se ha podido descargar el registro de pasos' }],
      effects: [],
    },
  },
});
