import { defineResource } from '../src/config/defineResource';

/** Sensors of an asset. */
export default defineResource({
  name: 'sensors',
  label: { one: 'sensor', many: 'Sensores' },
  menu: false,
  title: 'name',
  api: { list: { path: '/assets/{id}/sensors', paged: false } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    room: { type: 'text', label: 'Estancia', empty: 'not_reported' },
    sensor_type: {
      type: 'enum',
      label: 'Tipo',
      values: {
        ADMIN_NUMERIC_PASSWORD: 'Código de administración',
        BATTERY_LEVEL: 'Nivel de batería',
        COUNT_DOWN: 'Salidas',
        COUNT_UP: 'Entradas',
        CUBICMETERS: 'Metros cúbicos',
        HUMIDITY: 'Humedad',
        KILOWATTSHOUR_HOUR_CH1: 'Energía por hora',
        LITERS_HOUR: 'Litros por hora',
        LOCK: 'Cerradura',
        NFC_CODE: 'Tarjeta NFC',
        NUMERIC_PASSWORD: 'Código numérico',
        SMOKE: 'Humo',
        TEMPERATURE: 'Temperatura',
        VIRTUAL_PRESENCE: 'Presencia',
        WATTS_INSTANTANEOUS_CH1: 'Potencia instantánea',
      },
    },
    usage: { type: 'text', label: 'Uso', empty: 'not_reported' },
    can_data_be_fetched: { type: 'boolean', label: 'Recogida de datos' },
  },
});
