import { defineResource } from '../../src/config/defineResource';

const editAccess = { access: 'update_assets', reason: 'Tu usuario no tiene permiso para editar sensores' };

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
  label: { one: 'sensor', many: 'Sensores' },
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
    name: { type: 'text', label: 'Nombre', required: true, maxLength: 80, emptyText: 'not_reported' },
    room: { type: 'text', label: 'Estancia', maxLength: 80, emptyText: 'not_reported' },
    sensor_type: {
      type: 'enum',
      label: 'Tipo',
      // As the sensors of an asset, and as a device brings them.
      source: ['sensor_type', 'sensorType'],
      values: {
        ADMIN_NUMERIC_PASSWORD: 'Código de administración',
        BATTERY_LEVEL: 'Nivel de batería',
        CO2: 'Dióxido de carbono',
        CONTACT: 'Contacto',
        COUNT_DOWN: 'Salidas',
        COUNT_UP: 'Entradas',
        CUBICMETERS: 'Metros cúbicos',
        CUBICMETERS_HOUR: 'Metros cúbicos por hora',
        HUMIDITY: 'Humedad',
        KILOWATTSHOUR: 'Kilovatios hora',
        KILOWATTSHOUR_HOUR_CH1: 'Energía por hora',
        KILOWATTSHOUR_HOUR_CH2: 'Energía por hora (circuito 2)',
        LITERS: 'Litros',
        LEAK: 'Fuga de agua',
        LITERS_HOUR: 'Litros por hora',
        LOCK: 'Cerradura',
        NFC_CODE: 'Tarjeta NFC',
        NOISE: 'Ruido',
        NUMERIC_PASSWORD: 'Código numérico',
        OCCUPANCY: 'Ocupación',
        QR_CODE: 'Código QR',
        SMOKE: 'Humo',
        TEMPERATURE: 'Temperatura',
        VIRTUAL_PRESENCE: 'Presencia',
        WATTS_INSTANTANEOUS_CH1: 'Potencia instantánea',
        WATTS_INSTANTANEOUS_CH2: 'Potencia instantánea (circuito 2)',
      },
    },
    usage: { type: 'text', label: 'Uso', maxLength: 80, emptyText: 'not_reported' },
    sensor_id: {
      type: 'text',
      label: 'Identificador',
      source: ['sensor_id', 'sensorId'],
      emptyText: 'not_reported',
    },
    access_sensor_id: {
      type: 'text',
      label: 'Sensor de acceso',
      source: ['access_sensor_id', 'accessSensorId'],
      emptyText: 'No abre puertas',
    },
    can_data_be_fetched: { type: 'boolean', label: 'Recogida de datos' },
  },
  edit: {
    presentation: 'modal',
    title: 'Editar sensor',
    fields: ['name', 'room', 'usage', 'can_data_be_fetched'],
    outcomes: [{ on: 'success', success: 'successfully_edit' }],
  },
  actions: {
    edit: { label: 'Editar', icon: 'pencil', requires: editAccess, openForm: 'edit' },
    // Can be taken back, so they do not ask.
    fetchData: {
      label: 'Activar la recogida de datos',
      requires: editAccess,
      call: buildSaveCall(true),
      proof: { has: { 'can_data_be_fetched|canDataBeFetched': true } },
      outcomes: [{ on: 'success', success: 'Se recogen los datos de «%{name}»' }],
    },
    stopData: {
      label: 'Detener la recogida de datos',
      requires: editAccess,
      call: buildSaveCall(false),
      proof: { has: { 'can_data_be_fetched|canDataBeFetched': false } },
      outcomes: [{ on: 'success', success: 'Ya no se recogen los datos de «%{name}»' }],
    },
  },
});
