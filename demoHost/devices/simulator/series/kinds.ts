const MINUTE = 60;
const HOUR = 3600;

/** Source of a sensor's values. Sensors of one commodity in a device have consistent values. */
export type ValueSource =
  /** Consumption per hour. */
  | { form: 'flow'; commodity: Commodity; scale: number }
  /** A meter: grows from the day it was installed. */
  | { form: 'meter'; commodity: Commodity; scale: number }
  /** Current power in watts. */
  | { form: 'power'; commodity: Commodity }
  | { form: 'climate'; quantity: 'temperature' | 'humidity' }
  | { form: 'presence' }
  /** Falls slowly and jumps back when it is replaced. */
  | { form: 'battery' }
  /** Almost always 0. */
  | { form: 'alarm' };

/** The quantity; in litres, kilowatt-hours or people. */
export type Commodity = 'cold water' | 'hot water' | 'power 1' | 'power 2' | 'people in' | 'people out';

/** Format of the values of a sensor type. */
export interface SensorKind {
  /** Empty if it has none. */
  unit: string;
  /** Seconds between two values. */
  interval: number;
  /** Digits after the decimal point. */
  decimals: number;
  source: ValueSource;
}

const flowKind = (unit: string, decimals: number, commodity: Commodity, scale = 1): SensorKind => ({
  unit,
  interval: HOUR,
  decimals,
  source: { form: 'flow', commodity, scale },
});

const meterKind = (unit: string, decimals: number, commodity: Commodity, scale = 1): SensorKind => ({
  unit,
  interval: 15 * MINUTE,
  decimals,
  source: { form: 'meter', commodity, scale },
});

const powerKind = (commodity: Commodity): SensorKind => ({
  unit: 'W',
  interval: MINUTE,
  decimals: 0,
  source: { form: 'power', commodity },
});

/** Sensor type → value format. Types without an entry have no time series. */
export const sensorKinds: Readonly<Record<string, SensorKind>> = {
  LITERS_HOUR: flowKind('L', 1, 'cold water'),
  CUBICMETERS_HOUR: flowKind('m³', 4, 'hot water', 1 / 1000),
  KILOWATTSHOUR_HOUR_CH1: flowKind('kWh', 3, 'power 1'),
  KILOWATTSHOUR_HOUR_CH2: flowKind('kWh', 3, 'power 2'),
  LITERS: meterKind('L', 1, 'cold water'),
  CUBICMETERS: meterKind('m³', 4, 'cold water', 1 / 1000),
  KILOWATTSHOUR: meterKind('kWh', 3, 'power 1'),
  COUNT_UP: meterKind('personas', 0, 'people in'),
  COUNT_DOWN: meterKind('personas', 0, 'people out'),
  WATTS_INSTANTANEOUS_CH1: powerKind('power 1'),
  WATTS_INSTANTANEOUS_CH2: powerKind('power 2'),
  TEMPERATURE: {
    unit: '°C',
    interval: 5 * MINUTE,
    decimals: 1,
    source: { form: 'climate', quantity: 'temperature' },
  },
  HUMIDITY: {
    unit: '%',
    interval: 5 * MINUTE,
    decimals: 0,
    source: { form: 'climate', quantity: 'humidity' },
  },
  VIRTUAL_PRESENCE: { unit: '', interval: 15 * MINUTE, decimals: 0, source: { form: 'presence' } },
  BATTERY_LEVEL: { unit: '%', interval: HOUR, decimals: 0, source: { form: 'battery' } },
  SMOKE: { unit: '', interval: 15 * MINUTE, decimals: 0, source: { form: 'alarm' } },
};
