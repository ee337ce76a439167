import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { toFormValues, toWireMembers, toWireValue } from './convert';

describe('toFormValues', () => {
  const fields = [
    makeField({ type: 'text', name: 'city', source: 'location.city' }),
    makeField({
      type: 'reference',
      name: 'project',
      source: '$included.projects.0',
      options: { resource: 'projects' },
    }),
    makeField({ type: 'text', name: 'lang', default: 'es' }),
  ];
  const record = { location: { city: 'Ávila' }, $included: { projects: [{ id: 'p1', name: 'Sol' }] } };

  it('reads each field at its source and gives it by its name', () => {
    expect(toFormValues(fields, record, false)).toEqual({ city: 'Ávila', project: 'p1', lang: null });
  });
  it('fills defaults into new records only', () => {
    expect(toFormValues(fields, {}, true)).toEqual({ city: null, project: null, lang: 'es' });
  });
});

describe('toWireValue', () => {
  it.each([
    ['text', '', null],
    ['text', undefined, null],
    ['text', '  Sol de Levante ', 'Sol de Levante'],
    ['text', '   ', null],
    ['longText', ' \n ', null],
    ['longText', ' uno\n dos\n', ' uno\n dos\n'],
    ['emails', '', []],
    ['emails', ' a@example.com  b@example.com ', ['a@example.com', 'b@example.com']],
    ['emails', 'a@example.com A@Example.com b@example.com a@example.com', ['a@example.com', 'b@example.com']],
    ['references', null, []],
    ['boolean', false, false],
    ['number', 0, 0],
  ])('%s: %j is sent as %j [PROJ-31] [PROJ-32]', async (type, value, expected) => {
    expect(await toWireValue(makeField({ type }), value)).toEqual(expected);
  });

  it.each<[unknown, Record<string, unknown>, unknown]>([
    [12.5, {}, 12.5],
    [12.5, { wireFormat: 'text' }, '12.5'],
    [12.5, { wireFormat: 'text', decimals: 2 }, '12.50'],
    [0.0000001, { wireFormat: 'text' }, '0.0000001'],
    ['12345678901234567890.10', { wireFormat: 'text' }, '12345678901234567890.10'],
    [null, { wireFormat: 'text' }, null],
  ])('number: %j with %j is sent as %j', async (value, options, expected) => {
    expect(await toWireValue(makeField({ type: 'number', options }), value, value)).toBe(expected);
  });

  it('sends a password as it was typed', async () => {
    const secret = makeField({ type: 'text', options: { secret: true } });
    expect(await toWireValue(secret, ' a b ')).toBe(' a b ');
  });

  it('reads a chosen file into name and base64', async () => {
    const file = new File(['hola'], 'nota.pdf');
    expect(await toWireValue(makeField({ type: 'file' }), file)).toEqual({
      name: 'nota.pdf',
      content: 'aG9sYQ==',
    });
    expect(await toWireValue(makeField({ type: 'image' }), file)).toBe('aG9sYQ==');
  });
});

describe('toWireMembers of a picture whose new files go elsewhere', () => {
  const field = makeField({ type: 'image', name: 'photo', options: { newFileMember: 'image_base_64' } });
  const stored = 'https://cdn.example/a.png';

  it.each([
    ['a stored one as it came', stored, stored, null],
    ['a new one beside the stored one', new File(['hola'], 'a.png'), stored, 'aG9sYQ=='],
    ['a first one', new File(['hola'], 'a.png'), null, 'aG9sYQ=='],
    ['none where it was taken out', null, null, null],
  ])('sends %s [LAYOUT-15]', async (title, value, photo, image) => {
    const loaded = title === 'a first one' ? null : stored;
    expect(await toWireMembers(field, value, loaded)).toEqual({ photo, image_base_64: image });
  });

  it('sends the file in its own place where nothing is said', async () => {
    const plain = makeField({ type: 'image', name: 'photo' });
    expect(await toWireMembers(plain, new File(['hola'], 'a.png'), stored)).toEqual({ photo: 'aG9sYQ==' });
  });
});
