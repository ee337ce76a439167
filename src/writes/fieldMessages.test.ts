import { describe, expect, it } from 'vitest';
import { ApiError } from '../../dataProvider';
import { makeField } from '../testing/makeField';
import { fieldMessages } from './fieldMessages';

const fields = ['name', 'rooms', 'sensors'].map((name) => makeField({ type: 'text', name, write: name }));
const said = (...pointers: string[]) => {
  const errors = pointers.map((pointer) => ({ source: { pointer }, detail: 'No vale' }));
  return Object.keys(fieldMessages(new ApiError(422, { errors }), fields));
};

describe('where the host points to', () => {
  it.each([
    ['/data/attributes/name', 'name'],
    ['/data/attributes/sensors', 'sensors'],
    ['/data/attributes/sensors/1/name', 'sensors.1.name'],
    // The name of the list stands again further down.
    ['/data/rooms/0/rooms/2/name', 'rooms.0.rooms.2.name'],
    ['/data/else', '/data/else'],
  ])('%s belongs to %s [HTTP-08]', (pointer, name) => {
    expect(said(pointer)).toEqual([name]);
  });
});
