import { describe, expect, it } from 'vitest';
import { readRows } from '../../config/values/readRows';
import { makeField } from '../../testing/makeField';
import { assertBodyChoices, parseBodies, bodyChoices } from './bodyChoices';

const field = makeField({
  type: 'enum',
  options: {
    multiple: true,
    path: '/doors',
    responsePath: 'gateways[].doors[]',
    value: '{id} {$outer.uuid?}',
    display: '{name}',
    writeAs: { door: '{id}', gateway: '{$outer.uuid}' },
    optionFilter: { field: 'kind', notEquals: 'battery' },
  },
});
const answer = {
  gateways: [
    {
      uuid: 'G1',
      doors: [
        { id: 'd1', name: 'Puerta' },
        { id: 'd1', name: 'Puerta' },
        { id: 'b1', name: 'Pila', kind: 'battery' },
      ],
    },
    { uuid: 'G2', doors: [{ id: 'd1', name: 'Puerta' }, { id: 'd2' }, { name: 'Sin id' }] },
  ],
};

describe('choices of which a body is written', () => {
  it('are those of all pages, too', () => {
    const paged = { ...field, options: { ...field.options, paged: true } };
    const all = readRows(answer, 'gateways[].doors[]');
    expect(bodyChoices(assertBodyChoices(all, paged), paged)).toHaveLength(3);
  });

  it('are told apart where they are called the same, each once [AACC-50]', () => {
    expect(bodyChoices(answer, field).map(({ label }) => label)).toEqual([
      'Puerta (G1)',
      'Puerta (G2)',
      'd2 G2',
    ]);
    const doors = ['d1', 'd2', 'd 3'].map((id) => ({ id, name: 'Puerta' }));
    const labels = (count: number) =>
      bodyChoices({ gateways: [{ uuid: 'G1', doors: doors.slice(0, count) }] }, field).map(
        ({ label }) => label,
      );
    expect(labels(2)).toEqual(['Puerta (d1)', 'Puerta (d2)']);
    expect(labels(3)).toEqual(['Puerta (d1 G1)', 'Puerta (d2 G1)', 'Puerta (d 3 G1)']);
  });

  it('are called by the first of several ways that all of it is there for [AACC-50]', () => {
    const display = ['{name} ({room})', 'name', 'Puerta {id}'];
    const doors = [{ id: 'd1', name: 'Portal', room: 'Garaje' }, { id: 'd2', name: 'Portal' }, { id: 'd3' }];
    const named = { ...field, options: { ...field.options, display } };
    expect(bodyChoices({ gateways: [{ uuid: 'G1', doors }] }, named).map(({ label }) => label)).toEqual([
      'Portal (Garaje)',
      'Portal',
      'Puerta d3',
    ]);
  });

  it('are sent as the body says [AACC-52]', () => {
    const held = bodyChoices(answer, field).map(({ value }) => value);
    expect(parseBodies(held)).toEqual([
      { door: 'd1', gateway: 'G1' },
      { door: 'd1', gateway: 'G2' },
      { door: 'd2', gateway: 'G2' },
    ]);
    expect(parseBodies(null)).toEqual([]);
    expect(parseBodies(['{', 7])).toEqual([]);
  });

  it('are a failed read where none can be told from others, and none where none is offered', () => {
    expect(() => assertBodyChoices({ gateways: [{ uuid: 'G1', doors: [{}] }] }, field)).toThrow();
    expect(() => assertBodyChoices({ gateways: {} }, field)).toThrow();
    const batteries = { gateways: [{ uuid: 'G1', doors: [{ id: 'b1', kind: 'battery' }] }] };
    expect(bodyChoices(assertBodyChoices(batteries, field), field)).toEqual([]);
  });
});
