import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../config/types';
import { makeField } from '../../testing/makeField';
import { toFormValue, toWireValue } from '../core/convert';
import { toChoices } from './fetchChoices';
import { parseEnumValue, enumText } from './choices';
import { assertChoices, loadedChoices } from './loadedChoices';

const t = (text: string) =>
  ({ 'enums.role.ROLE_ADMIN': 'Administrador', pending: 'Pendiente' })[text] ?? text;
const field = (options: Record<string, Json>) => makeField({ type: 'enum', options });

const DAYS = { values: { 1: 'Lunes', 2: 'Martes', 3: 'Miércoles' }, multiple: true, join: ',' };
const DURATIONS = {
  values: [30, 90, 2, 12],
  numberLabels: [
    { above: 12, text: '%{smart_count} minutos' },
    { text: '%{smart_count} hora |||| %{smart_count} horas' },
  ],
};

describe('a text that holds several values (`join`)', () => {
  const days = field(DAYS);
  it.each([
    ['1,2', ['1', '2'], '1,2'],
    [' 3 , 1 ', ['3', '1'], '1,3'],
    ['2,9', ['2', '9'], '2,9'],
    [[2, 1, 2], ['2', '1', '2'], '1,2'],
    ['', [], null],
    [null, [], null],
  ])('%j is %j in a form, and sent in order as %j [AREA-33]', async (wire, form, sent) => {
    expect(toFormValue(days, { campo: wire }, false)).toEqual(form);
    expect(await toWireValue(days, form)).toBe(sent);
  });
});

describe('enumText', () => {
  it.each([
    [
      { values: ['a'], labelKeyPrefix: 'enums.role' },
      ['ROLE_ADMIN', 'ROLE_NEW'],
      'Administrador, Desconocido (ROLE_NEW)',
    ],
    [{ values: { off: 'Apagado', 1: 'Encendido' } }, 'off', 'Apagado'],
    [{ values: { off: 'Apagado', 1: 'Encendido' } }, 1, 'Encendido'],
    [{ values: ['pending'] }, 'pending', 'Pendiente'],
    [{ values: ['other'] }, 'pending', 'Desconocido (pending)'],
    // Undeclared values show the host's text if the choices come from a call, or with `allowOtherValues`.
    [{ values: ['other'], allowOtherValues: true }, 'simple_probe', 'simple_probe'],
    [{ labelKeyPrefix: 'enums.role', path: '/roles' }, ['ROLE_ADMIN', 'ROLE_NEW'], 'Administrador, ROLE_NEW'],
    [{ values: ['dahua'], recordPath: 'vendors' }, 'akuvox', 'akuvox'],
    [{}, 'a.person@example.com', 'a.person@example.com'],
    [{ values: { off: 'Apagado' } }, '', ''],
    [{ values: { a: 'A' } }, 'constructor', 'Desconocido (constructor)'],
    [{}, { a: 1 }, '{"a":1}'],
    [DAYS, '2, 1,9', 'Martes, Lunes, Desconocido (9)'],
    [DAYS, ['1'], 'Lunes'],
    [DAYS, '', ''],
    [DURATIONS, 30, '30 minutos'],
    [DURATIONS, 45, '45 minutos'],
    [DURATIONS, 13, '13 minutos'],
    [DURATIONS, 12, '12 horas'],
    [DURATIONS, 1, '1 hora'],
    [DURATIONS, 'mucho', 'Desconocido (mucho)'],
  ])('%j reads %j as %s', (options, value, expected) => {
    expect(enumText(value, field(options as Record<string, Json>), t)).toBe(expected);
  });
});

describe('a word of the host alone', () => {
  it.each([
    [{ values: { lock: 'Cerradura' } }, undefined],
    [{ values: { lock: 'Cerradura' }, allowOtherValues: true }, 'simple_probe'],
    [{ values: { lock: 'Cerradura' }, path: '/types' }, 'simple_probe'],
    [{ values: { lock: 'Cerradura' }, path: '/types', allowOtherValues: false }, undefined],
  ])('in the address is a filter of %j: %s', (options, expected) => {
    expect(parseEnumValue('simple_probe', field(options))).toBe(expected);
    expect(parseEnumValue('lock', field(options))).toBe('lock');
    expect(parseEnumValue('', field(options))).toBeUndefined();
  });

  it('is offered after those that are declared, which keep their labels', () => {
    const types = field({ values: { lock: 'Cerradura' }, path: '/types', value: 'type' });
    const answer = {
      data: [
        { type: 'lock', name: 'Lock' },
        { type: 'simple_probe', name: 'Sonda' },
      ],
    };
    const read = (body: unknown) => toChoices(body, types, t).map(({ value, label }) => `${value}=${label}`);
    expect(read(answer)).toEqual(['lock=Cerradura', 'simple_probe=Sonda']);
    // Not answered yet, or refused.
    expect(read(undefined)).toEqual(['lock=Cerradura']);
  });
});

describe('loadedChoices', () => {
  it.each([
    [{}, { data: ['HOME', 'HOTEL'] }, ['HOME=HOME', 'HOTEL=HOTEL']],
    [{}, [{ id: 1, name: 'Uno' }], ['1=Uno']],
    [{}, [{ value: 'x', label: 'Equis' }], ['x=Equis']],
    [{ labelKeyPrefix: 'enums.role' }, { data: ['ROLE_ADMIN'] }, ['ROLE_ADMIN=Administrador']],
    [
      { responsePath: 'data.types', value: 'code', display: '{code} {text}' },
      { data: { types: [{ code: 'a', text: 'b' }] } },
      ['a=a b'],
    ],
    [{}, { data: [null, {}, { id: {} }] }, []],
    [{}, 'nothing', []],
  ])('%j finds the choices in %j [ASSET-14]', (options, answer, expected) => {
    const choices = loadedChoices(answer, field(options), t);
    expect(choices.map(({ value, label }) => `${value}=${label}`)).toEqual(expected);
  });

  it('takes any answer', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(Array.isArray(loadedChoices(answer, field({}), t))).toBe(true);
      }),
    );
  });
});

it('are the members of several lists, by what is around them, too [AACC-50]', () => {
  const read = 'data.gateways[].devices[]';
  const field = makeField({
    type: 'enum',
    options: { responsePath: read, value: 'device_id', display: '{name} ({$outer.uuid})' },
  });
  const answer = { data: { gateways: [{ uuid: 'g1', devices: [{ device_id: 'd1', name: 'Puerta' }] }, {}] } };
  expect(loadedChoices(answer, field, (text) => text)).toMatchObject([{ value: 'd1', label: 'Puerta (g1)' }]);
  expect(() => assertChoices({ data: { gateways: [7] } }, field)).toThrow();
});
