import fc from '../../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import type { Sensor } from './sensors';
import { groupByRoom, parseSensors, buildSeriesQuery } from './sensors';
import {
  calculateAverage,
  getChartColour,
  toHourlyAmounts,
  getChartKind,
  sumInSlots,
  parseSensorSeries,
  createValueLookup,
} from './sensorSeries';

const SPAN = { from: 1_795_000_000, until: 1_795_600_000 };
const sensor = (type: string, more: Partial<Sensor> = {}): Sensor => ({
  id: 's1',
  name: 'Agua',
  room: 'Baño',
  usage: '',
  type,
  accumulated: false,
  deviceId: 'd1',
  gatewayId: '',
  sensorId: '1',
  ...more,
});

describe('what a time series answers [CONS-14]', () => {
  it('is its points in the order of time, its unit and its total', () => {
    const data = [
      { ts: SPAN.from + 60, v: 2 },
      { ts: SPAN.from, v: 1 },
    ];
    expect(parseSensorSeries({ data, meta: { unit: 'L', total: 3 } }, SPAN)).toEqual({
      points: data.toReversed(),
      unit: 'L',
      total: 3,
    });
  });

  it('leaves out what is no point or outside of the range, and reads meta that is none', () => {
    const data = [null, 3, { ts: '5', v: 1 }, { ts: SPAN.from, v: null }, { ts: SPAN.from - 1, v: 1 }];
    expect(parseSensorSeries({ data, meta: 'none' }, SPAN)).toEqual({ points: [], unit: '', total: null });
  });

  it('is a failure when it is no list, never "no data"', () => {
    for (const body of [{ data: {} }, {}, null, 'text'])
      expect(() => parseSensorSeries(body, SPAN)).toThrow();
  });
});

describe('how a sensor is drawn', () => {
  it('hourly bars, step lines, lines [CONS-15, CONS-16, CONS-17]', () => {
    for (const type of [
      'LITERS_HOUR',
      'CUBICMETERS_HOUR',
      'KILOWATTSHOUR_HOUR_CH1',
      'KILOWATTSHOUR_HOUR_CH2',
    ])
      expect(getChartKind(sensor(type))).toBe('bars');
    expect(getChartKind(sensor('ANYTHING', { accumulated: true }))).toBe('bars');
    for (const type of ['WATTS_INSTANTANEOUS_CH1', 'WATTS_INSTANTANEOUS_CH2'])
      expect(getChartKind(sensor(type))).toBe('step');
    for (const type of ['TEMPERATURE', 'HUMIDITY', '', 'LITERS'])
      expect(getChartKind(sensor(type))).toBe('line');
  });

  it('light blue for litres, orange for cubic metres, purple otherwise [CONS-18]', () => {
    const blue = getChartColour(sensor('LITERS_HOUR'), 'L');
    const orange = getChartColour(sensor('CUBICMETERS'), 'm³');
    const purple = getChartColour(sensor('TEMPERATURE'), '°C');
    expect(new Set([blue, orange, purple]).size).toBe(3);
    for (const unit of ['l', 'liters', 'litros', 'L/h', ''])
      expect(getChartColour(sensor('LITERS'), unit)).toBe(blue);
    for (const unit of ['m3', 'M3/h', '']) expect(getChartColour(sensor('CUBICMETERS'), unit)).toBe(orange);
    for (const unit of ['kWh', 'W', '%', '']) expect(getChartColour(sensor('POWER'), unit)).toBe(purple);
  });
});

describe('the amount of each hour [CONS-15]', () => {
  const H = 3600;
  const at = (...pairs: [number, number][]) => pairs.map(([hour, v]) => ({ ts: hour * H, v }));

  it('is what an hourly sensor tells', () => {
    expect(toHourlyAmounts(at([10, 1], [11, 0], [13, 4]), false)).toEqual(at([10, 1], [11, 0], [13, 4]));
  });

  it('is what a meter rose, between readings at any moment', () => {
    const readings = at(
      [10, 100],
      [10.25, 101],
      [10.5, 101],
      [10.75, 103],
      [11, 104],
      [11.5, 104],
      [12, 110],
    );
    expect(toHourlyAmounts(readings, true)).toEqual(at([10, 4], [11, 6]));
    // A reading at half past counts half for each hour.
    expect(toHourlyAmounts(at([10.5, 0], [11.5, 2], [12.5, 2]), true)).toEqual(at([10, 1], [11, 1], [12, 0]));
  });

  it('a meter that was changed, and hours without readings, have no bars', () => {
    const hours = toHourlyAmounts(at([1, 50], [2, 52], [3, 0], [4, 1], [9, 99], [10, 100]), true, 2 * H);
    expect(hours).toEqual(at([1, 2], [3, 1], [9, 1]));
  });

  it('adds up to what the meter rose, wherever its readings are', () => {
    const rises = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 * H }), fc.integer({ min: 0, max: 50 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(rises, (steps) => {
        let [ts, v] = [SPAN.from, 7];
        const readings = [{ ts, v }, ...steps.map(([wait, rise]) => ({ ts: (ts += wait), v: (v += rise) }))];
        const sum = toHourlyAmounts(readings, true, Infinity).reduce((all, hour) => all + hour.v, 0);
        expect(sum).toBeCloseTo(v - 7, 2);
      }),
    );
  });

  it('has an average where there is any', () => {
    expect(calculateAverage(at([1, 2], [2, 4]))).toBe(3);
    expect(calculateAverage([])).toBeUndefined();
  });
});

it('what held at a moment is the last that was told, unless too long ago [CONS-13]', () => {
  const presence = createValueLookup(
    [
      { ts: 100, v: 1 },
      { ts: 200, v: 0 },
    ],
    150,
  );
  expect([99, 100, 199, 200, 350, 351].map(presence)).toEqual([undefined, 1, 1, 0, 0, undefined]);
});

describe('the sensors of an asset [CONS-20, CONS-21]', () => {
  it('are read whatever else is in the list; those without an id are left out', () => {
    const row = {
      id: 7,
      name: 'Agua',
      sensor_type: 'LITERS',
      are_values_accumulated: true,
      gateway_id: null,
    };
    expect(parseSensors({ data: [row, null, 'x', { name: 'none' }] })).toEqual([
      {
        id: '7',
        name: 'Agua',
        room: '',
        usage: '',
        type: 'LITERS',
        accumulated: true,
        deviceId: '',
        gatewayId: '',
        sensorId: '',
      },
    ]);
    expect(() => parseSensors({ data: null })).toThrow();
  });

  it('stand by room, without one last', () => {
    const list = [
      sensor('A', { id: 'b', name: 'Luz', room: '' }),
      sensor('A', { id: 'c', name: 'Toma 10', room: 'Ático' }),
      sensor('A', { id: 'd', name: 'Toma 9', room: 'Ático' }),
      sensor('A', { id: 'e', room: 'Baño' }),
    ];
    expect(groupByRoom(list).map(([room, of]) => [room, of.map(({ id }) => id)])).toEqual([
      ['Ático', ['d', 'c']],
      ['Baño', ['e']],
      ['', ['b']],
    ]);
  });

  it('are asked for with all that tells them apart, and presence in their place [CONS-11, CONS-12]', () => {
    const says = buildSeriesQuery(
      sensor('LITERS', { usage: 'Agua fría', gatewayId: 'G1' }),
      'VIRTUAL_PRESENCE',
      SPAN,
    );
    expect(says).toEqual({
      ...SPAN,
      sensor: 'VIRTUAL_PRESENCE',
      device_id: 'd1',
      measure: 'Agua fría',
      sensor_id: '1',
      gateway_id: 'G1',
    });
  });
});

it('hourly amounts are added up in slots that begin with the span, none where no hour is known', () => {
  const hours = [0, 1, 5, 6, 12, 23].map((hour) => ({ ts: SPAN.from + hour * 3600, v: 0.1 }));
  expect(sumInSlots(hours, 6 * 3600, SPAN.from).map(({ ts, v }) => [(ts - SPAN.from) / 3600, v])).toEqual([
    [0, 0.3],
    [6, 0.1],
    [12, 0.1],
    [18, 0.1],
  ]);
});
