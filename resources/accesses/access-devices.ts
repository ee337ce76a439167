import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { lowBattery } from '../devices/_lowBattery';

/** Doors and locks of a building that can be opened from the console. */
export default defineResource({
  name: 'access-devices',
  label: { one: localized({ es: 'puerta', en: 'door' }), many: localized({ es: 'Puertas', en: 'Doors' }) },
  icon: 'lock',
  navigation: false,
  // Doors of flats are often called alike.
  recordRepresentation: ['{name} ({asset.alias})', '{name} ({room})', 'name'],
  api: { getList: { path: '/devices/access/project/{id}/list', sort: 'colon' } },
  messages: { durationSeconds: 5 },
  members: ['accessSensorId'],
  fields: {
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }) },
    room: { type: 'text', label: localized({ es: 'Estancia', en: 'Room' }), emptyText: 'not_reported' },
    asset: {
      type: 'text',
      label: localized({ es: 'Activo', en: 'Asset' }),
      source: 'asset.alias',
      emptyText: 'without_alias',
      // Doors without an asset are those that everybody shares.
      emptyTextWhen: [
        { when: { field: 'asset', empty: true }, text: localized({ es: 'Zona común', en: 'Common area' }) },
      ],
    },
    vendor: {
      type: 'text',
      label: localized({ es: 'Fabricante', en: 'Manufacturer' }),
      source: 'deviceType.vendor',
      emptyText: 'not_reported',
    },
    model: {
      type: 'text',
      label: localized({ es: 'Modelo', en: 'Model' }),
      source: 'deviceType.model',
      emptyText: 'not_reported',
    },
    batteryLevel: {
      type: 'percent',
      label: localized({ es: 'Batería', en: 'Battery' }),
      sortable: true,
      sortBy: 'battery_level',
      tones: lowBattery,
      emptyText: 'not_reported',
    },
  },
  actions: {
    createTicket: {
      label: localized({ es: 'Crear ticket', en: 'Create ticket' }),
      icon: 'ticket',
      link: '/admin/create-ticket',
    },
    // From a place that shows only some of them.
    allOfHotel: {
      label: localized({ es: 'Ver las puertas', en: 'View the doors' }),
      icon: 'door-open',
      link: '/admin/access/{parent.id}/hotel/office-access-devices-list',
    },
    open: {
      label: localized({ es: 'Abrir', en: 'Open' }),
      icon: 'door-open',
      requires: 'read_access_list',
      disabledWhen: [
        {
          when: { field: 'accessSensorId', empty: true },
          reason: localized({
            es: 'Esta puerta no se puede abrir a distancia',
            en: 'This door cannot be opened remotely',
          }),
        },
      ],
      confirm: {
        title: localized({ es: 'Abrir la puerta', en: 'Open the door' }),
        text: localized({
          es: 'Se va a abrir ahora «%{name}», en el edificio «%{parent.name}».',
          en: '“%{name}”, in the building “%{parent.name}”, will be opened now.',
        }),
        submitLabel: localized({ es: 'Abrir', en: 'Open' }),
      },
      call: {
        method: 'PATCH',
        path: '/devices/toggle/lock',
        body: { data: { access_sensor_id: '{accessSensorId}', value: '1' } },
      },
      outcomes: [
        // The toast text has no door name: the name alone is ambiguous in a building, so the row shows which door it is.
        { on: 'success', success: localized({ es: 'Puerta abierta', en: 'Door opened' }) },
        {
          on: 'error',
          error: localized({ es: 'No se ha podido abrir la puerta', en: 'The door could not be opened' }),
        },
      ],
      // The list does not show if a door is open, so no read can verify the outcome.
      proof: 'none',
      effects: [],
    },
  },
});
