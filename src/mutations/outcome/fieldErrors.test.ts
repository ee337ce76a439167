import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../dataProvider';
import { rememberSecret } from '../../lib/text/maskSecrets';
import { makeField } from '../../testing/makeField';
import { toFieldErrors } from './fieldErrors';

const fields = ['name', 'rooms', 'sensors'].map((name) => makeField({ type: 'text', name, writePath: name }));
const said = (...pointers: string[]) => {
  const errors = pointers.map((pointer) => ({ source: { pointer }, detail: 'No vale' }));
  return Object.keys(toFieldErrors(new ApiError(422, { errors }), fields));
};

describe('where the host points to', () => {
  it.each([
    ['/data/attributes/name', 'name'],
    ['/data/attributes/sensors', 'sensors'],
    ['/data/attributes/sensors/1/name', 'sensors.1.name'],
    // The member with the list's name occurs again further down.
    ['/data/rooms/0/rooms/2/name', 'rooms.0.rooms.2.name'],
    ['/data/else', '/data/else'],
  ])('%s belongs to %s [HTTP-08]', (pointer, name) => {
    expect(said(pointer)).toEqual([name]);
  });
});

it('repeats no key that was typed here [HOTEL-26]', () => {
  rememberSecret('04F1E2D3C4B5A6');
  const errors = [{ source: { pointer: '/name' }, detail: 'Ya existe 04f1e2d3c4b5a6' }];
  expect(toFieldErrors(new ApiError(422, { errors }), fields)).toEqual({ name: 'Ya existe ••••••' });
});
