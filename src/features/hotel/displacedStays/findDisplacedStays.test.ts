import { describe, expect, it } from 'vitest';
import { getStayRequest } from './findDisplacedStays';

const form = { period: { from: 1, until: 2 }, cards: [] };
const hotelOf = (parent: object) => getStayRequest({ form, parent }).projectId;

describe('the hotel whose stays may give way', () => {
  it.each([
    ['a room below its hotel', { id: 'A1', parent: { id: 'H1' } }],
    ['a room on its own page', { id: 'A1', $included: { projects: [{ id: 'H1' }] } }],
    ['a room that names its hotel', { id: 'A1', project_id: 'H1' }],
    ['the hotel itself', { id: 'H1' }],
  ])('is found from %s [HOTEL-21]', (_, parent) => {
    expect(hotelOf(parent)).toBe('H1');
  });
});
