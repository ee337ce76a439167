import { localized } from '../../src/config/localized';
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
const sensorItems = defineItems([{ step: localized({ es: 'Sensores', en: 'Sensors' }) }, 'sensors']);

/** Devices that report without a gateway. The host defines the parameters of each type. */
export default defineResource({
  name: 'cloud-devices',
  label: {
    one: localized({ es: 'dispositivo', en: 'device' }),
    many: localized({ es: 'Dispositivos sin gateway', en: 'Devices without a gateway' }),
  },
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
      label: localized({ es: 'Tipo de dispositivo', en: 'Device type' }),
      path: '/gateway-cloud/device_types',
      paged: true,
      value: 'device_type',
      display: '{name}',
      exposeRecord: true,
      required: true,
      loadError: '_CREATE_DEVICE_WITHOUT_GATEWAY_DRAWER_DEVICES_TYPES_ERROR_MESSAGE',
      disabledWhen: [
        {
          when: { field: 'id', empty: false },
          reason: localized({
            es: 'El tipo de un dispositivo no cambia',
            en: 'The type of a device cannot be changed',
          }),
        },
      ],
    },
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }), required: true, maxLength: 255 },
    room: { type: 'text', label: localized({ es: 'Estancia', en: 'Room' }), required: true, maxLength: 255 },
    asset_id: {
      type: 'reference',
      label: localized({ es: 'Activo', en: 'Asset' }),
      resource: 'assets',
      path: '/projects/{parent.id}/assets',
      preload: true,
      searchLocally: true,
      pageSize: 100,
      display: '{alias}',
      required: true,
      disabledWhen: [
        {
          when: isInAsset,
          reason: localized({
            es: 'El dispositivo se añade a este activo',
            en: 'The device is added to this asset',
          }),
        },
      ],
    },
    serial_number: {
      type: 'text',
      label: localized({ es: 'Número de serie', en: 'Serial number' }),
      required: true,
      maxLength: 64,
      pattern: String.raw`\s*\d+\s*`,
      patternText: 'numeric_value',
    },
    config_parameters: {
      type: 'parameters',
      label: localized({ es: 'Configuración', en: 'Configuration' }),
      definitionField: 'device_type',
      definitionsPath: 'config_parameters',
      visibleWhen: {
        any: [
          { field: '$chosen.device_type.config_parameters', empty: false },
          { field: 'config_parameters', empty: false },
        ],
      },
      labels: {
        communication_platform_ip: localized({ es: 'IP de la plataforma', en: 'Platform IP' }),
        communication_platform_port: localized({ es: 'Puerto de la plataforma', en: 'Platform port' }),
        reporting_interval_number: localized({
          es: 'Número de envíos por intervalo',
          en: 'Number of reports per interval',
        }),
        reporting_interval_time: localized({ es: 'Tiempo entre envíos', en: 'Time between reports' }),
        alert_threshold: localized({ es: 'Umbral de aviso', en: 'Alert threshold' }),
        pulse_weight: localized({ es: 'Peso del pulso', en: 'Pulse weight' }),
        frequency: localized({ es: 'Frecuencia', en: 'Frequency' }),
        nominal_current: localized({ es: 'Corriente nominal', en: 'Nominal current' }),
        open_alarm_delay: localized({ es: 'Retardo del aviso de apertura', en: 'Open alert delay' }),
        notify_email: localized({ es: 'Correo de aviso', en: 'Alert email' }),
        night_limit: localized({ es: 'Límite nocturno', en: 'Night limit' }),
        auto_lock_delay: localized({ es: 'Retardo del cierre automático', en: 'Auto-lock delay' }),
        door_open_time: localized({ es: 'Tiempo de apertura', en: 'Door open time' }),
        lane: localized({ es: 'Carril', en: 'Lane' }),
        secret_key: localized({ es: 'Clave secreta', en: 'Secret key' }),
        building_id: localized({ es: 'Identificador del edificio', en: 'Building identifier' }),
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
      label: localized({ es: 'Información adicional', en: 'Additional information' }),
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
        secret_key: localized({ es: 'Clave secreta', en: 'Secret key' }),
        building_id: localized({ es: 'Identificador del edificio', en: 'Building identifier' }),
        desk_number: localized({ es: 'Número de puesto', en: 'Desk number' }),
        contract_number: localized({ es: 'Número de contrato', en: 'Contract number' }),
        cups: 'CUPS',
        appliance: localized({ es: 'Electrodoméstico', en: 'Home appliance' }),
      },
      secret: ['secret_key'],
      alwaysRequired: ['secret_key', 'building_id'],
    },
    sensors: {
      type: 'list',
      label: localized({ es: 'Nombre y estancia de cada sensor', en: 'Name and room of each sensor' }),
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
          count_up: localized({ es: 'Conteo de entrada', en: 'Entry count' }),
          count_down: localized({ es: 'Conteo de salida', en: 'Exit count' }),
          battery: localized({ es: 'Batería', en: 'Battery' }),
          occupancy: localized({ es: 'Ocupación', en: 'Occupancy' }),
          co2: 'CO₂',
          temperature: localized({ es: 'Temperatura', en: 'Temperature' }),
          humidity: localized({ es: 'Humedad', en: 'Humidity' }),
          volume: localized({ es: 'Volumen', en: 'Volume' }),
          energy: localized({ es: 'Energía', en: 'Energy' }),
          power: localized({ es: 'Potencia', en: 'Power' }),
          contact: localized({ es: 'Contacto', en: 'Contact' }),
          leak: localized({ es: 'Fuga', en: 'Leak' }),
          noise: localized({ es: 'Ruido', en: 'Noise' }),
          lock: localized({ es: 'Cerradura', en: 'Lock' }),
          user_code: localized({ es: 'Código de usuario', en: 'User code' }),
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
        name: {
          type: 'text',
          label: localized({ es: 'Nombre', en: 'Name' }),
          requiredWhen: isNew,
          maxLength: 255,
        },
        room: {
          type: 'text',
          label: localized({ es: 'Estancia', en: 'Room' }),
          requiredWhen: isNew,
          maxLength: 255,
        },
      },
    },
  },
  // The required parameters depend on the selected type, so CSV import is off.
  import: false,
  create: {
    presentation: 'drawer',
    title: localized({ es: 'Añadir dispositivo', en: 'Add device' }),
    submitLabel: localized({ es: 'Añadir', en: 'Add' }),
    fields: [
      { step: localized({ es: 'Tipo', en: 'Type' }) },
      'device_type',
      { step: localized({ es: 'Dispositivo', en: 'Device' }) },
      'asset_id',
      ...deviceItems,
      ...sensorItems,
    ],
    submitEnabledWhen: [
      {
        when: { field: 'device_type', empty: false },
        reason: localized({ es: 'Elige primero el tipo de dispositivo', en: 'Choose the device type first' }),
      },
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
    title: localized({ es: 'Modificar dispositivo', en: 'Edit device' }),
    fields: [
      { step: localized({ es: 'Dispositivo', en: 'Device' }) },
      'device_type',
      ...deviceItems,
      ...sensorItems,
    ],
    loadError: '_GET_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE',
    outcomes: updateOutcomes,
  },
});
