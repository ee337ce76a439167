import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { usageSource } from './_events';

/** Log of door events: person, door and time. Only this list and the tickets use version 2. */
export default defineResource({
  name: 'access-log',
  label: { one: localized({ es: 'paso', en: 'log entry' }), many: localized({ es: 'Registro', en: 'Log' }) },
  icon: 'history',
  navigation: false,
  recordRepresentation: 'user',
  // Entries have no id in the documents.
  api: { id: false, getList: { path: '/data/projects/time-series/{id}/access-control', apiVersion: 2 } },
  messages: { durationSeconds: 5 },
  fields: {
    ts: { type: 'dateTime', label: localized({ es: 'Fecha', en: 'Date' }) },
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
    user: {
      type: 'text',
      label: localized({ es: 'Usuario', en: 'User' }),
      source: 'username',
      emptyText: localized({ es: 'Usuario anónimo', en: 'Anonymous user' }),
    },
    user_email: {
      type: 'email',
      label: localized({ es: 'Correo electrónico', en: 'Email' }),
      emptyText: 'not_reported',
    },
    lock_type: {
      type: 'enum',
      label: localized({ es: 'Cerradura', en: 'Lock' }),
      values: {
        HOME_DOOR: localized({ es: 'Puerta de la vivienda', en: 'Home door' }),
        BUILDING_DOOR: localized({ es: 'Puerta del edificio', en: 'Building door' }),
      },
    },
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }), emptyText: 'not_reported' },
    room: { type: 'text', label: localized({ es: 'Estancia', en: 'Room' }), emptyText: 'not_reported' },
    usage_source: usageSource,
    user_agent: {
      type: 'text',
      label: localized({ es: 'Dispositivo', en: 'Device' }),
      emptyText: 'not_reported',
    },
  },
  actions: {
    download: {
      label: localized({ es: 'Descargar registro', en: 'Download log' }),
      icon: 'download',
      requires: 'read_access_list',
      form: {
        presentation: 'modal',
        text: localized({
          es: 'Un archivo CSV con los pasos de esos días, ambos incluidos.',
          en: 'A CSV file with the log entries of those days, both included.',
        }),
        fields: {
          from: {
            type: 'date',
            label: localized({ es: 'Desde', en: 'From' }),
            required: true,
            notAfter: '$today',
          },
          until: {
            type: 'date',
            label: localized({ es: 'Hasta', en: 'To' }),
            required: true,
            default: '$today',
            endOfDay: true,
            notBefore: { field: 'from' },
            notAfter: '$today',
          },
        },
        layout: [{ row: ['from', 'until'] }],
        submitLabel: localized({ es: 'Descargar', en: 'Download' }),
      },
      download: 'registro-de-accesos-{parent.name}.csv',
      call: {
        method: 'GET',
        path: '/data/projects/time-series/{parent.id}/access-control',
        query: { format: 'csv', from: '{form.from}', until: '{form.until}' },
      },
      outcomes: [
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido descargar el registro de pasos',
            en: 'The access log could not be downloaded',
          }),
        },
      ],
      effects: [],
    },
  },
});
