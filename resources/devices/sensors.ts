import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

const editAccess = {
  access: 'update_assets',
  reason: localized({
    es: 'Tu usuario no tiene permiso para editar sensores',
    en: 'You do not have permission to edit sensors',
  }),
};

/** A sensor is saved whole. */
const buildBody = (canBeFetched: boolean | string) => ({
  data: { name: '{name}', room: '{room}', usage: '{usage}', can_data_be_fetched: canBeFetched },
});
const buildSaveCall = (canBeFetched: boolean) => ({
  method: 'PATCH' as const,
  path: '/sensors/{id}',
  body: buildBody(canBeFetched),
});

/** Sensors of an asset. */
export default defineResource({
  name: 'sensors',
  label: { one: 'sensor', many: localized({ es: 'Sensores', en: 'Sensors' }) },
  icon: 'gauge',
  navigation: false,
  recordRepresentation: ['name', '{id}'],
  access: { edit: 'update_assets' },
  api: {
    id: ['id', 'uid', 'sensorUuid'],
    getList: { path: '/assets/{id}/sensors', paged: false },
    getOne: 'row',
    update: { path: '/sensors/{id}', body: buildBody('{can_data_be_fetched}') },
  },
  fields: {
    name: {
      type: 'text',
      label: localized({ es: 'Nombre', en: 'Name' }),
      required: true,
      maxLength: 80,
      emptyText: 'not_reported',
    },
    room: {
      type: 'text',
      label: localized({ es: 'Estancia', en: 'Room' }),
      maxLength: 80,
      emptyText: 'not_reported',
    },
    sensor_type: {
      type: 'enum',
      label: localized({ es: 'Tipo', en: 'Type' }),
      // As the sensors of an asset, and as a device brings them.
      source: ['sensor_type', 'sensorType'],
      values: {
        ADMIN_NUMERIC_PASSWORD: localized({ es: 'Código de administración', en: 'Administration code' }),
        BATTERY_LEVEL: localized({ es: 'Nivel de batería', en: 'Battery level' }),
        CO2: localized({ es: 'Dióxido de carbono', en: 'Carbon dioxide' }),
        CONTACT: localized({ es: 'Contacto', en: 'Contact' }),
        COUNT_DOWN: localized({ es: 'Salidas', en: 'Exits' }),
        COUNT_UP: localized({ es: 'Entradas', en: 'Entries' }),
        CUBICMETERS: localized({ es: 'Metros cúbicos', en: 'Cubic metres' }),
        CUBICMETERS_HOUR: localized({ es: 'Metros cúbicos por hora', en: 'Cubic metres per hour' }),
        HUMIDITY: localized({ es: 'Humedad', en: 'Humidity' }),
        KILOWATTSHOUR: localized({ es: 'Kilovatios hora', en: 'Kilowatt hours' }),
        KILOWATTSHOUR_HOUR_CH1: localized({ es: 'Energía por hora', en: 'Energy per hour' }),
        KILOWATTSHOUR_HOUR_CH2: localized({
          es: 'Energía por hora (circuito 2)',
          en: 'Energy per hour (circuit 2)',
        }),
        LITERS: localized({ es: 'Litros', en: 'Litres' }),
        LEAK: localized({ es: 'Fuga de agua', en: 'Water leak' }),
        LITERS_HOUR: localized({ es: 'Litros por hora', en: 'Litres per hour' }),
        LOCK: localized({ es: 'Cerradura', en: 'Lock' }),
        NFC_CODE: localized({ es: 'Tarjeta NFC', en: 'NFC card' }),
        NOISE: localized({ es: 'Ruido', en: 'Noise' }),
        NUMERIC_PASSWORD: localized({ es: 'Código numérico', en: 'Numeric code' }),
        OCCUPANCY: localized({ es: 'Ocupación', en: 'Occupancy' }),
        QR_CODE: localized({ es: 'Código QR', en: 'QR code' }),
        SMOKE: localized({ es: 'Humo', en: 'Smoke' }),
        TEMPERATURE: localized({ es: 'Temperatura', en: 'Temperature' }),
        VIRTUAL_PRESENCE: localized({ es: 'Presencia', en: 'Presence' }),
        WATTS_INSTANTANEOUS_CH1: localized({ es: 'Potencia instantánea', en: 'Instantaneous power' }),
        WATTS_INSTANTANEOUS_CH2: localized({
          es: 'Potencia instantánea (circuito 2)',
          en: 'Instantaneous power (circuit 2)',
        }),
      },
    },
    usage: {
      type: 'text',
      label: localized({ es: 'Uso', en: 'Usage' }),
      maxLength: 80,
      emptyText: 'not_reported',
    },
    sensor_id: {
      type: 'text',
      label: localized({ es: 'Identificador', en: 'Identifier' }),
      source: ['sensor_id', 'sensorId'],
      emptyText: 'not_reported',
    },
    access_sensor_id: {
      type: 'text',
      label: localized({ es: 'Sensor de acceso', en: 'Access sensor' }),
      source: ['access_sensor_id', 'accessSensorId'],
      emptyText: localized({ es: 'No abre puertas', en: 'Does not open doors' }),
    },
    can_data_be_fetched: {
      type: 'boolean',
      label: localized({ es: 'Recogida de datos', en: 'Data collection' }),
    },
  },
  edit: {
    presentation: 'modal',
    title: localized({ es: 'Editar sensor', en: 'Edit sensor' }),
    fields: ['name', 'room', 'usage', 'can_data_be_fetched'],
    outcomes: [{ on: 'success', success: 'successfully_edit' }],
  },
  actions: {
    edit: {
      label: localized({ es: 'Editar', en: 'Edit' }),
      icon: 'pencil',
      requires: editAccess,
      openForm: 'edit',
    },
    // Can be taken back, so they do not ask.
    fetchData: {
      label: localized({ es: 'Activar la recogida de datos', en: 'Enable data collection' }),
      requires: editAccess,
      call: buildSaveCall(true),
      proof: { has: { 'can_data_be_fetched|canDataBeFetched': true } },
      outcomes: [
        {
          on: 'success',
          success: localized({
            es: 'Se recogen los datos de «%{name}»',
            en: 'The data of “%{name}” is being collected',
          }),
        },
      ],
    },
    stopData: {
      label: localized({ es: 'Detener la recogida de datos', en: 'Stop data collection' }),
      requires: editAccess,
      call: buildSaveCall(false),
      proof: { has: { 'can_data_be_fetched|canDataBeFetched': false } },
      outcomes: [
        {
          on: 'success',
          success: localized({
            es: 'Ya no se recogen los datos de «%{name}»',
            en: 'The data of “%{name}” is no longer collected',
          }),
        },
      ],
    },
  },
});
