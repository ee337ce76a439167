import { defineItems, defineResource } from '../../src/config/defineResource';
import { createOutcomes, updateOutcomes } from './_cloudOutcomes';

/** Body of a device, on create and on update. */
const body = {
  data: {
    config_parameters: '{config_parameters}',
    device_type: '{device_type}',
    name: '{name}',
    room: '{room}',
    asset_id: '{asset_id}',
    serial_number: '{serial_number}',
    sensors: '{sensors}',
    extra_information: '{extra_information}',
  },
};

/** The form is opened in the tab of an asset: it has no name, as a building has, and not always another one. */
const isInAsset = { field: 'parent.name', empty: true };

/** The host gives each sensor an id: one without is new. */
const isNew = {
  all: [
    { field: 'sensor_id', empty: true },
    { field: 'sensorId', empty: true },
  ],
};

const deviceItems = defineItems([
  { row: ['name', 'room'] },
  'serial_number',
  'config_parameters',
  'extra_information',
]);
const sensorItems = defineItems([{ step: 'Sensores' }, 'sensors']);

/** Devices that report without a gateway. The host defines the parameters of each type. */
export default defineResource({
  name: 'cloud-devices',
  label: { one: 'dispositivo', many: 'Dispositivos sin gateway' },
  icon: 'cpu',
  navigation: false,
  recordRepresentation: 'name',
  access: { create: 'update_assets', edit: 'update_assets', disabledReason: 'no_permission' },
  // Ids of the sensors, in both spellings.
  members: ['sensor_id', 'sensorId'],
  api: {
    id: ['deviceId', 'device_id', 'id', 'uuid'],
    getOne: { path: '/gateway-cloud/devices/{id}' },
    create: { path: '/gateway-cloud/devices', body },
    update: { path: '/gateway-cloud/devices/{id}', body },
  },
  fields: {
    device_type: {
      type: 'enum',
      label: 'Tipo de dispositivo',
      path: '/gateway-cloud/device_types',
      paged: true,
      value: 'device_type',
      display: '{name}',
      exposeRecord: true,
      required: true,
      loadError: '_CREATE_DEVICE_WITHOUT_GATEWAY_DRAWER_DEVICES_TYPES_ERROR_MESSAGE',
      disabledWhen: [{ when: { field: 'id', empty: false }, reason: 'El tipo de un dispositivo no cambia' }],
    },
    name: { type: 'text', label: 'Nombre', required: true, maxLength: 255 },
    room: { type: 'text', label: 'Estancia', required: true, maxLength: 255 },
    asset_id: {
      type: 'reference',
      label: 'Activo',
      resource: 'assets',
      path: '/projects/{parent.id}/assets',
      preload: true,
      searchLocally: true,
      pageSize: 100,
      display: '{alias}',
      required: true,
      disabledWhen: [{ when: isInAsset, reason: 'El dispositivo se añade a este activo' }],
    },
    serial_number: {
      type: 'text',
      label: 'Número de serie',
      required: true,
      maxLength: 64,
      pattern: String.raw`\s*\d+\s*`,
      patternText: 'numeric_value',
    },
    config_parameters: {
      type: 'parameters',
      label: 'Configuración',
      definitionField: 'device_type',
      definitionsPath: 'config_parameters',
      visibleWhen: {
        any: [
          { field: '$chosen.device_type.config_parameters', empty: false },
          { field: 'config_parameters', empty: false },
        ],
      },
      labels: {
        communication_platform_ip: 'IP de la plataforma',
        communication_platform_port: 'Puerto de la plataforma',
        reporting_interval_number: 'Número de envíos por intervalo',
        reporting_interval_time: 'Tiempo entre envíos',
        alert_threshold: 'Umbral de aviso',
        pulse_weight: 'Peso del pulso',
        frequency: 'Frecuencia',
        nominal_current: 'Corriente nominal',
        open_alarm_delay: 'Retardo del aviso de apertura',
        notify_email: 'Correo de aviso',
        night_limit: 'Límite nocturno',
        auto_lock_delay: 'Retardo del cierre automático',
        door_open_time: 'Tiempo de apertura',
        lane: 'Carril',
        secret_key: 'Clave secreta',
        building_id: 'Identificador del edificio',
      },
      secret: ['secret_key'],
      alwaysRequired: [
        'communication_platform_ip',
        'communication_platform_port',
        'reporting_interval_number',
        'reporting_interval_time',
        'secret_key',
        'building_id',
      ],
    },
    extra_information: {
      type: 'parameters',
      label: 'Información adicional',
      definitionField: 'device_type',
      definitionsPath: 'extra_information',
      single: 'value',
      visibleWhen: {
        any: [
          { field: '$chosen.device_type.extra_information', empty: false },
          { field: 'extra_information', empty: false },
        ],
      },
      labels: {
        secret_key: 'Clave secreta',
        building_id: 'Identificador del edificio',
        desk_number: 'Número de puesto',
        contract_number: 'Número de contrato',
        cups: 'CUPS',
        appliance: 'Electrodoméstico',
      },
      secret: ['secret_key'],
      alwaysRequired: ['secret_key', 'building_id'],
    },
    sensors: {
      type: 'list',
      label: 'Nombre y estancia de cada sensor',
      entry: 'sensor',
      rows: {
        definitionField: 'device_type',
        definitionsPath: 'sensors',
        key: 'label',
        // On update also its ids, which hosts spell in two ways.
        sendMembers: [
          'label',
          ['sensor_type', 'sensorType'],
          ['sensor_id', 'sensorId'],
          ['sensor_uuid', 'sensorUuid'],
        ],
        onlyOnCreate: true,
        labels: {
          count_up: 'Conteo de entrada',
          count_down: 'Conteo de salida',
          battery: 'Batería',
          occupancy: 'Ocupación',
          co2: 'CO₂',
          temperature: 'Temperatura',
          humidity: 'Humedad',
          volume: 'Volumen',
          energy: 'Energía',
          power: 'Potencia',
          contact: 'Contacto',
          leak: 'Fuga',
          noise: 'Ruido',
          lock: 'Cerradura',
          user_code: 'Código de usuario',
          nfc: 'NFC',
          qr: 'QR',
        },
      },
      visibleWhen: {
        any: [
          { field: '$chosen.device_type.sensors', empty: false },
          { field: 'sensors', empty: false },
        ],
      },
      // Required for a new device only: the documents do not require both of an existing one.
      fields: {
        name: { type: 'text', label: 'Nombre', requiredWhen: isNew, maxLength: 255 },
        room: { type: 'text', label: 'Estancia', requiredWhen: isNew, maxLength: 255 },
      },
    },
  },
  // The required parameters depend on the selected type, so CSV import is off.
  import: false,
  create: {
    presentation: 'drawer',
    title: 'Añadir dispositivo',
    submitLabel: 'Añadir',
    fields: [
      { step: 'Tipo' },
      'device_type',
      { step: 'Dispositivo' },
      'asset_id',
      ...deviceItems,
      ...sensorItems,
    ],
    submitEnabledWhen: [
      { when: { field: 'device_type', empty: false }, reason: 'Elige primero el tipo de dispositivo' },
    ],
    // No list of these: the devices of the asset name it.
    proof: {
      call: {
        method: 'GET',
        path: '/devices',
        query: { asset_id: '{form.asset_id}', search: '{form.name}', 'page[number]': 1, 'page[size]': 100 },
        timeout: 30_000,
      },
      has: { 'data.name|data.device_name': '{form.name}' },
    },
    outcomes: createOutcomes,
    effects: ['refetch'],
  },
  edit: {
    presentation: 'drawer',
    title: 'Modificar dispositivo',
    fields: [{ step: 'Dispositivo' }, 'device_type', ...deviceItems, ...sensorItems],
    loadError: '_GET_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE',
    outcomes: updateOutcomes,
  },
});
