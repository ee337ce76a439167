import { defineResource } from '../src/config/defineResource';

/** Devices of an asset or a building. */
export default defineResource({
  name: 'devices',
  label: { one: 'dispositivo', many: 'Dispositivos' },
  menu: false,
  title: 'deviceName',
  api: { list: { path: '/devices', timeout: 30_000, filter: 'conditions' } },
  fields: {
    deviceName: { type: 'text', label: 'Nombre' },
    device_type: {
      type: 'enum',
      label: 'Tipo',
      source: 'deviceType',
      sortable: true,
      values: {
        lock: 'Cerradura',
        people_counter: 'Contador de personas',
        power_meter: 'Contador eléctrico',
        presence_sensor: 'Sensor de presencia',
        smoke_sensor: 'Detector de humo',
        thermostat: 'Termostato',
        water_meter: 'Contador de agua',
      },
    },
    gateway_id: {
      type: 'text',
      label: 'Gateway',
      sortable: true,
      source: 'gatewayUuid',
      empty: 'Sin gateway',
    },
    batteryLevel: { type: 'percent', label: 'Batería', empty: 'not_reported' },
    connectivity: {
      type: 'status',
      label: 'Conexión',
      values: { ONLINE: 'Conectado', OFFLINE: 'Desconectado', UNKNOWN: 'Desconocida' },
      tones: { ONLINE: 'success', OFFLINE: 'danger', UNKNOWN: 'neutral' },
      // Missing counts as unknown (DEV-20).
      empty: 'Desconocida',
    },
    updatedAt: { type: 'dateTime', label: 'Última actualización', empty: 'not_reported' },
  },
});
