import { defineResource } from '../../src/config/defineResource';

/** Devices of an asset or a building. */
export default defineResource({
  name: 'devices',
  label: { one: 'dispositivo', many: 'Dispositivos' },
  menu: false,
  title: 'deviceName',
  // The documents name the members of each of the three lists in another spelling (DEV-20, DEV-21, GWD-16).
  api: {
    id: ['id', 'uuid', 'deviceId', 'device_id', 'access_sensor_id'],
    list: { path: '/devices', timeout: 30_000, filter: 'conditions' },
  },
  fields: {
    deviceName: { type: 'text', label: 'Nombre', source: ['deviceName', 'name', 'label'] },
    room: { type: 'text', label: 'Estancia', source: ['room', 'parameters.room'], empty: 'not_reported' },
    device_type: {
      type: 'enum',
      label: 'Tipo',
      source: ['deviceType', 'device_type'],
      sortable: true,
      values: {
        air_quality_sensor: 'Calidad del aire',
        cloud_lock: 'Cerradura en la nube',
        door_contact: 'Contacto de puerta o ventana',
        leak_sensor: 'Detector de fugas de agua',
        lock: 'Cerradura',
        nfc_reader: 'Lector NFC',
        noise_sensor: 'Sonómetro',
        occupancy_sensor: 'Sensor de ocupación de puesto',
        parking_barrier: 'Barrera de aparcamiento',
        people_counter: 'Contador de personas',
        power_meter: 'Contador eléctrico',
        presence_sensor: 'Sensor de presencia',
        qr_reader: 'Lector QR',
        radio_power_meter: 'Contador eléctrico por radio',
        radio_water_meter: 'Contador de agua por radio',
        smart_plug: 'Enchufe inteligente',
        smoke_sensor: 'Detector de humo',
        thermostat: 'Termostato',
        water_meter: 'Contador de agua',
        wifi_thermostat: 'Termostato wifi',
      },
    },
    gateway_id: {
      type: 'text',
      label: 'Gateway',
      sortable: true,
      source: ['gatewayUuid', 'gateway_id'],
      empty: 'Sin gateway',
    },
    batteryLevel: {
      type: 'percent',
      label: 'Batería',
      source: ['batteryLevel', 'battery_level'],
      empty: 'not_reported',
    },
    connectivity: {
      type: 'status',
      label: 'Conexión',
      values: { ONLINE: 'Conectado', OFFLINE: 'Desconectado', UNKNOWN: 'Desconocida' },
      tones: { ONLINE: 'success', OFFLINE: 'danger', UNKNOWN: 'neutral' },
      // Missing counts as unknown (DEV-20).
      empty: 'Desconocida',
    },
    updatedAt: {
      type: 'dateTime',
      label: 'Última actualización',
      source: ['updatedAt', 'updated_at'],
      empty: 'not_reported',
    },
  },
});
