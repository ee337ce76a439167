import { describe, expect, it } from 'vitest';
import { readEach } from './readEach';

const answer = {
  data: {
    gateways: [
      {
        uuid: 'G1',
        devices: [
          { id: 'd1', sensors: [{ id: 's1' }, { id: 's2' }] },
          { id: 'd2', sensors: [] },
        ],
      },
      { uuid: null, devices: [{ id: 'd1' }] },
      { uuid: 'G3' },
    ],
  },
};

describe('the members of nested lists', () => {
  it('know what they stand in [AACC-04]', () => {
    expect(readEach(answer, 'data.gateways[].devices[]')).toEqual([
      { id: 'd1', sensors: [{ id: 's1' }, { id: 's2' }], $outer: { uuid: 'G1' } },
      { id: 'd2', sensors: [], $outer: { uuid: 'G1' } },
      { id: 'd1', $outer: { uuid: null } },
    ]);
    expect(readEach(answer, 'data.gateways[].devices[].sensors[]')).toEqual(
      ['s1', 's2'].map((id) => ({ id, $outer: { id: 'd1', $outer: { uuid: 'G1' } } })),
    );
    expect(readEach(answer, 'data.gateways')).toHaveLength(3);
  });

  it.each([
    ['no list', { data: { gateways: {} } }],
    ['nothing', {}],
    ['a list of texts', { data: { gateways: ['G1'] } }],
    ['an inner list that is none', { data: { gateways: [{ devices: 'none' }] } }],
  ])('are none, never empty, of %s', (_, body) => {
    expect(readEach(body, 'data.gateways[].devices[]')).toBeUndefined();
  });

  it('are empty where there is nothing in them', () => {
    expect(readEach({ data: { gateways: [] } }, 'data.gateways[].devices[]')).toEqual([]);
    expect(readEach({ data: { gateways: [{ uuid: 'G' }] } }, 'data.gateways[].devices[]')).toEqual([]);
  });
});
