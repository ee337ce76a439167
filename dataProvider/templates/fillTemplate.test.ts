import fc from '../../src/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { fillTemplate, fillTextTemplate } from './fillTemplate';

const scope = {
  id: 'A1',
  name: 'Ático',
  none: null,
  blank: '',
  list: [] as string[],
  off: false,
  zero: 0,
  location: { city: 'Soria' },
  form: { asset: 'A9' },
};

describe('fillTemplate', () => {
  it.each([
    ['{id}', 'A1'],
    ['{location.city}', 'Soria'],
    ['{form.asset}', 'A9'],
    ['{off}', false],
    ['{zero}', 0],
    ['{none}', null],
    ['{blank}', null],
    ['{missing}', null],
    ['{list}', []],
    ['publish', 'publish'],
    ['de {name} ({missing})', 'de Ático ()'],
    [7, 7],
    [null, null],
    [
      { a: '{id}', b: { c: '{none}' } },
      { a: 'A1', b: { c: null } },
    ],
    [[{ id: '{id}' }], [{ id: 'A1' }]],
    ['{missing|none|id|name}', 'A1'],
    ['{none|missing}', null],
    [['{missing|blank?}'], []],
    ['{constructor}', null],
    ['{__proto__.polluted}', null],
  ])('fills %j', (template, filled) => {
    expect(fillTemplate(template, scope)).toEqual(filled);
  });

  it('writes a list of the scope entry by entry, alone or among others [LAYOUT-15]', () => {
    const rooms = { house: 'H1', rooms: [{ id: 'r1', nameEs: 'Uno' }, null, { id: 'r2', nameEs: '' }] };
    const each = { $each: 'rooms', as: { id: '{id}', name: '{nameEs}', of: '{$outer.house}' } };
    const written = [
      { id: 'r1', name: 'Uno', of: 'H1' },
      { id: 'r2', name: null, of: 'H1' },
    ];
    expect(fillTemplate({ rooms: each }, rooms)).toEqual({ rooms: written });
    expect(fillTemplate([each, { name: 'Nueva' }], rooms)).toEqual([...written, { name: 'Nueva' }]);
    expect(fillTemplate({ rooms: each }, { rooms: [] })).toEqual({ rooms: [] });
    // An omitted value adds no entry, and never null.
    const ids = { $each: 'rooms', as: '{id?}' };
    expect(fillTemplate({ ids }, { rooms: [{ id: '' }, { id: 'a' }] })).toEqual({ ids: ['a'] });
    // Hosts also write a list of records as their ids only.
    const refs = { $each: 'rooms', as: '{id}' };
    expect(fillTemplate({ refs }, { rooms: ['a', 7, '', null, { id: 'b' }] })).toEqual({
      refs: ['a', 7, 'b'],
    });
    // A missing list is not an empty list.
    for (const none of [{}, { rooms: null }, { rooms: 'r1' }]) {
      expect(fillTemplate({ id: 1, rooms: each }, none)).toEqual({ id: 1 });
      expect(fillTemplate({ rooms: [each, { name: 'Nueva' }] }, none)).toEqual({
        rooms: [{ name: 'Nueva' }],
      });
    }
  });

  it('takes the spelling that a host has, once [HOTEL-30, HOTEL-42]', () => {
    const rooms = [{ asset_id: 'a' }, { assetId: 'b' }, { asset_id: 'c', assetId: 'c' }, { alias: 'd' }];
    const each = { $each: 'rooms', as: { asset_id: '{asset_id|assetId?}' } };
    expect(fillTemplate({ rooms: each }, { rooms })).toEqual({
      rooms: [{ asset_id: 'a' }, { asset_id: 'b' }, { asset_id: 'c' }],
    });
    // A name that is not in the scope is never sent as null; a null value in the scope is.
    expect(fillTemplate({ a: '{one|two}', b: 1 }, {})).toEqual({ b: 1 });
    expect(fillTemplate({ a: '{one|two}', b: 1 }, { two: null })).toEqual({ a: null, b: 1 });
  });

  it('leaves out what is optional and empty, and the branch that held nothing else [ASSET-35]', () => {
    const body = {
      data: { id: '{id}', relationships: { gateways: { qr: '{missing?}' } }, email: '{none?}', on: '{off?}' },
    };
    expect(fillTemplate(body, scope)).toEqual({ data: { id: 'A1', on: false } });
    expect(fillTemplate(['{none?}', '{id?}'], scope)).toEqual(['A1']);
    expect(fillTemplate('{none?}', scope)).toBeNull();
  });

  it('leaves out a name that the scope does not have, rather than send null', () => {
    expect(fillTemplate({ a: '{nmae}', b: '{none}', c: '{location.none}' }, scope)).toEqual({
      b: null,
      c: null,
    });
    expect(fillTemplate(['{nmae}', '{id}'], scope)).toEqual(['A1']);
  });

  it('keeps an empty object and an empty list that the template itself holds', () => {
    expect(fillTemplate({ a: {}, b: [] }, scope)).toEqual({ a: {}, b: [] });
  });

  it('never fails and never pollutes, whatever the scope holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (template, values) => {
        fillTemplate(template as never, values);
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      }),
    );
  });
});

describe('fillText', () => {
  it('fills texts once: what a value holds is not a placeholder', () => {
    expect(fillTextTemplate('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
  });
});
