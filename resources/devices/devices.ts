import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { lowBattery } from './_lowBattery';
import { rowActions } from './_rowActions';

/** Devices of an asset or a building. */
export default defineResource({
  name: 'devices',
  label: {
    one: localized({ es: 'dispositivo', en: 'device' }),
    many: localized({ es: 'Dispositivos', en: 'Devices' }),
  },
  icon: 'cpu',
  navigation: false,
  recordRepresentation: 'deviceName',
  // The documents name the members of each of the three lists in another spelling.
  api: {
    id: ['id', 'uuid', 'deviceId', 'device_id', 'access_sensor_id'],
    getList: { path: '/devices', timeout: 30_000, filter: 'conditions' },
  },
  // `sensors` open below a row.
  members: ['sensors'],
  fields: {
    deviceName: {
      type: 'text',
      label: localized({ es: 'Nombre', en: 'Name' }),
      source: ['deviceName', 'name', 'label'],
      filterBy: 'device_name',
    },
    room: {
      type: 'text',
      label: localized({ es: 'Estancia', en: 'Room' }),
      source: ['room', 'parameters.room'],
      emptyText: 'not_reported',
    },
    device_type: {
      type: 'enum',
      label: localized({ es: 'Tipo', en: 'Type' }),
      source: ['deviceType', 'device_type'],
      sortable: true,
      // The host knows more types than these, and defines those of devices without a gateway itself.
      path: '/gateway-cloud/device_types',
      paged: true,
      value: 'device_type',
      display: '{name}',
      values: {
        air_quality_sensor: localized({ es: 'Calidad del aire', en: 'Air quality' }),
        cloud_lock: localized({ es: 'Cerradura en la nube', en: 'Cloud lock' }),
        door_contact: localized({ es: 'Contacto de puerta o ventana', en: 'Door or window contact' }),
        leak_sensor: localized({ es: 'Detector de fugas de agua', en: 'Water leak detector' }),
        lock: localized({ es: 'Cerradura', en: 'Lock' }),
        nfc_reader: localized({ es: 'Lector NFC', en: 'NFC reader' }),
        noise_sensor: localized({ es: 'Sonómetro', en: 'Sound level meter' }),
        occupancy_sensor: localized({ es: 'Sensor de ocupación de puesto', en: 'Desk occupancy sensor' }),
        parking_barrier: localized({ es: 'Barrera de aparcamiento', en: 'Parking barrier' }),
        people_counter: localized({ es: 'Contador de personas', en: 'People counter' }),
        power_meter: localized({ es: 'Contador eléctrico', en: 'Electricity meter' }),
        presence_sensor: localized({ es: 'Sensor de presencia', en: 'Presence sensor' }),
        qr_reader: localized({ es: 'Lector QR', en: 'QR reader' }),
        radio_power_meter: localized({ es: 'Contador eléctrico por radio', en: 'Radio electricity meter' }),
        radio_water_meter: localized({ es: 'Contador de agua por radio', en: 'Radio water meter' }),
        smart_plug: localized({ es: 'Enchufe inteligente', en: 'Smart plug' }),
        smoke_sensor: localized({ es: 'Detector de humo', en: 'Smoke detector' }),
        thermostat: localized({ es: 'Termostato', en: 'Thermostat' }),
        water_meter: localized({ es: 'Contador de agua', en: 'Water meter' }),
        wifi_thermostat: localized({ es: 'Termostato wifi', en: 'Wi-Fi thermostat' }),
      },
    },
    gateway_id: {
      type: 'text',
      label: 'Gateway',
      sortable: true,
      source: ['gatewayUuid', 'gateway_id'],
      copyButton: true,
      emptyText: localized({ es: 'Sin gateway', en: 'No gateway' }),
    },
    batteryLevel: {
      type: 'percent',
      label: localized({ es: 'Batería', en: 'Battery' }),
      filterBy: 'battery_level',
      source: ['batteryLevel', 'battery_level'],
      tones: lowBattery,
      emptyText: 'not_reported',
    },
    connectivity: {
      type: 'status',
      label: localized({ es: 'Conexión', en: 'Connection' }),
      values: {
        ONLINE: localized({ es: 'Conectado', en: 'Online' }),
        OFFLINE: localized({ es: 'Desconectado', en: 'Offline' }),
        UNKNOWN: localized({ es: 'Sin datos', en: 'No data' }),
      },
      tones: { ONLINE: 'success', OFFLINE: 'danger', UNKNOWN: 'unknown' },
      // Missing counts as unknown.
      emptyText: localized({ es: 'Sin datos', en: 'No data' }),
    },
    device_id: {
      type: 'text',
      label: localized({ es: 'Dispositivo', en: 'Device' }),
      source: ['device_id', 'deviceId'],
      sortable: true,
    },
    uuid: { type: 'text', label: 'UUID', copyButton: true, emptyText: 'not_reported' },
    enabled: {
      type: 'boolean',
      label: localized({ es: 'Activado', en: 'Enabled' }),
      emptyText: 'not_reported',
    },
    shared: {
      type: 'boolean',
      label: localized({ es: 'Compartido', en: 'Shared' }),
      emptyText: 'not_reported',
    },
    // Devices of a building may have no asset.
    asset: {
      type: 'text',
      label: localized({ es: 'Activo', en: 'Asset' }),
      source: ['asset.alias', 'asset.asset_id'],
      emptyText: localized({ es: 'Sin activo', en: 'No asset' }),
    },
    asset_address: {
      type: 'text',
      label: localized({ es: 'Dirección del activo', en: 'Asset address' }),
      source: 'asset.address',
    },
    asset_type: {
      type: 'enum',
      label: localized({ es: 'Tipo de activo', en: 'Asset type' }),
      source: 'asset.type',
      labelKeyPrefix: 'enums.asset_type',
      emptyText: 'not_reported',
    },
    access_sensor_id: {
      type: 'text',
      label: localized({ es: 'Sensor de acceso', en: 'Access sensor' }),
      source: ['access_sensor_id', 'accessSensorId'],
      emptyText: localized({ es: 'No abre puertas', en: 'Does not open doors' }),
    },
    label: { type: 'text', label: localized({ es: 'Etiqueta', en: 'Label' }), emptyText: 'not_reported' },
    health: { type: 'percent', label: localized({ es: 'Salud', en: 'Health' }), emptyText: 'not_reported' },
    active_issues: {
      type: 'enum',
      label: localized({ es: 'Incidencias', en: 'Issues' }),
      multiple: true,
      values: {
        battery_level: localized({ es: 'Batería baja', en: 'Low battery' }),
        connectivity: localized({ es: 'Desconectado', en: 'Offline' }),
        latency: localized({ es: 'Latencia alta', en: 'High latency' }),
        internal_temperature: localized({ es: 'Temperatura interna alta', en: 'High internal temperature' }),
        online: localized({ es: 'Desconectado', en: 'Offline' }),
      },
      emptyText: 'not_reported',
      // A list without any is known; no list is not.
      emptyTextWhen: [
        { when: { field: 'active_issues', equals: [] }, text: localized({ es: 'Ninguna', en: 'None' }) },
      ],
    },
    latency: {
      type: 'number',
      label: localized({ es: 'Latencia', en: 'Latency' }),
      unit: 'ms',
      emptyText: 'not_reported',
    },
    internal_temperature: {
      type: 'number',
      label: localized({ es: 'Temperatura interna', en: 'Internal temperature' }),
      unit: '°C',
      emptyText: 'not_reported',
    },
    available_actions: {
      type: 'enum',
      label: localized({ es: 'Acciones disponibles', en: 'Available actions' }),
      source: ['available_actions', 'availableActions'],
      multiple: true,
      values: {
        change_battery: localized({ es: 'Cambio de batería', en: 'Battery replacement' }),
        reset: localized({ es: 'Reinicio', en: 'Reset' }),
      },
      emptyText: 'not_reported',
      emptyTextWhen: [
        { when: { field: 'available_actions', equals: [] }, text: localized({ es: 'Ninguna', en: 'None' }) },
      ],
    },
    created_at: {
      type: 'dateTime',
      label: localized({ es: 'Alta', en: 'Registered' }),
      source: ['created_at', 'createdAt'],
      emptyText: 'not_reported',
    },
    updatedAt: {
      type: 'dateTime',
      label: localized({ es: 'Última actualización', en: 'Last updated' }),
      filterBy: 'updated_at',
      age: true,
      source: ['updatedAt', 'updated_at'],
      emptyText: 'not_reported',
    },
  },
  actions: rowActions,
});
