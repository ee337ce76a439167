import fc from '../../src/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import type { Field, FilterOperator } from '../../src/config/types';
import { buildFilterQuery, mergeFixedParams, readFilter, type QueryCondition } from './filterQuery';

const fields = { power: { filterBy: 'kw' } as Field };
const is = (operator: FilterOperator, value: QueryCondition['value'], field = 'power'): QueryCondition => ({
  field,
  operator,
  value,
});

describe('filters of a host', () => {
  it.each<[QueryCondition, conditions: string | undefined, params: Record<string, unknown>]>([
    [is('=', 7), 'kw=7', { kw: 7 }],
    [is('=', ' a, "b'), 'kw=a b', { kw: ' a, "b' }],
    [is('=', false), 'kw=false', { kw: false }],
    [is('=', 0), 'kw=0', { kw: 0 }],
    [is('in', ['a', 'b,c', '']), 'kw=a,kw=b c', { kw: 'a,b,c,' }],
    [is('in', ['a']), 'kw=a', { kw: 'a' }],
    [is('>=', 7), 'kw>=7', { 'kw>=': 7 }],
    [is('<=', 7), 'kw<=7', { 'kw<=': 7 }],
    [is('>', 7), 'kw>7', { 'kw>': 7 }],
    [is('<', 7), 'kw<7', { 'kw<': 7 }],
    [is('!=', 7), 'kw!=7', { 'kw!=': 7 }],
    [is('is', 'null'), 'kw is null', { 'kw is ': 'null' }],
    [is('is', 'not null'), 'kw is not null', { 'kw is ': 'not null' }],
    [is('=', 'x', 'other'), 'other=x', { other: 'x' }],
    [is('=', ''), undefined, {}],
    [is('>=', null), undefined, {}],
    [is('in', []), undefined, {}],
  ])('writes %j as %s, and as parameters %j [DEV-18]', (condition, text, params) => {
    expect(buildFilterQuery({ filter: 'conditions' }, [condition], fields, {})).toEqual(
      text === undefined ? {} : { filter: text },
    );
    expect(buildFilterQuery({ filter: 'params' }, [condition], fields, {})).toEqual(params);
  });

  it('writes one condition for each field of the host and operator: the last one, at the place of the first', () => {
    const conditions = [is('=', 'a'), is('>=', 1), is('=', 'x', 'other'), is('in', ['b', 'c'], 'kw')];
    expect(buildFilterQuery({ filter: 'conditions' }, conditions, fields, {})).toEqual({
      filter: 'kw=b,kw=c,kw>=1,other=x',
    });
  });

  it('never widens what a fixed condition says to be equal', () => {
    const conditions = [is('in', ['G2']), is('=', 'Cocina', 'room'), is('>=', 'G')];
    expect(
      buildFilterQuery({ filter: 'conditions' }, conditions, fields, { filter: 'id is null,kw=G1' }),
    ).toEqual({ filter: 'id is null,kw=G1,room=Cocina,kw>=G' });
  });

  it('joins the fixed conditions of a resource and of one of its lists; other parameters of the list count', () => {
    const [conditions, params] = [{ filter: 'conditions' }, { filter: 'params' }] as const;
    expect(
      mergeFixedParams(conditions, { filter: 'shared=true', kind: 'a' }, { filter: 'asset_id is null' }),
    ).toEqual({
      filter: 'shared=true,asset_id is null',
      kind: 'a',
    });
    expect(mergeFixedParams(conditions, { kind: 'a' }, { kind: 'b' })).toEqual({ kind: 'b' });
    expect(mergeFixedParams(params, { filter: 'a' }, { filter: 'b' })).toEqual({
      filter: 'b',
    });
  });

  it('never makes two conditions of one value', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(',asset_id is null', 'a",b="c', 'x,-id')),
        (value) => {
          const { filter = 'kw=' } = buildFilterQuery({ filter: 'conditions' }, [is('=', value)], fields, {});
          expect(String(filter).split(',')).toHaveLength(1);
          expect(filter).toMatch(/^kw=/);
        },
      ),
    );
  });
});

describe('the filter of getList', () => {
  it.each<[filter: unknown, search: string | undefined, conditions: QueryCondition[]]>([
    [undefined, undefined, []],
    [{}, undefined, []],
    [{ search: ' sol ' }, 'sol', []],
    [{ search: 7 }, undefined, []],
    [{ conditions: [is('>=', 7)], search: 'x' }, 'x', [is('>=', 7)]],
    // Callers of react-admin's hooks write this.
    [{ status: 'x', tag: ['a', 'b'] }, undefined, [is('=', 'x', 'status'), is('in', ['a', 'b'], 'tag')]],
    [{ conditions: [is('>', 1)], status: 'x' }, undefined, [is('>', 1), is('=', 'x', 'status')]],
    // A parameter of a host that has this name.
    [{ conditions: 'new' }, undefined, [is('=', 'new', 'conditions')]],
    [{ conditions: ['new', 'used'] }, undefined, [is('in', ['new', 'used'], 'conditions')]],
  ])('%j is the search %j and the conditions %j', (filter, search, conditions) => {
    const { search: readSearch, conditions: readConditions } = readFilter(filter);
    expect(readSearch).toBe(search);
    expect(readConditions.filter(({ value }) => value !== undefined)).toEqual(conditions);
  });
});
