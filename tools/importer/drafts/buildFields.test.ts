import { expect, it } from 'vitest';
import { buildDrafts } from './buildDrafts';
import type { JsonObject } from '../spec/json';
import { crudPaths, openApiDocument } from '../testing/specs';

const text = { type: 'string' };
const fieldsOf = (members: JsonObject, paths: JsonObject = {}): unknown =>
  buildDrafts(
    {
      root: openApiDocument({ ...crudPaths('/pumps', members), ...paths }),
      title: 'Sample',
      baseUrl: undefined,
    },
    { host: 'sample', takenNames: new Set(), schema: 'x' },
  ).declarations.get('pumps')?.fields;

/** Returns the calls of a resource whose list has these parameters. */
const listedBy = (path: string, ...names: string[]): JsonObject => {
  const paths = crudPaths(path, { name: text });
  const { get, ...rest } = paths[path] as { get: JsonObject };
  const parameters = names.map((name) => ({ name, in: 'query', schema: text }));
  return { ...paths, [path]: { ...rest, get: { ...get, parameters } } };
};

it('a picker shows records before a word is typed; the host searches them where it can, else the console', () => {
  const paths = { ...listedBy('/crews', 'q'), ...listedBy('/zones') };
  const fields = fieldsOf({ crewId: text, zoneIds: { type: 'array', items: text } }, paths);
  expect(fields).toMatchObject({ crewId: { type: 'reference', resource: 'crews', preload: true } });
  expect(fields).not.toHaveProperty('crewId.searchLocally');
  const several = fieldsOf({ zoneId: text }, paths);
  expect(several).toMatchObject({ zoneId: { resource: 'zones', preload: true, searchLocally: true } });
});

it.each<[string, JsonObject]>([
  ['base64 of 3.0', { format: 'byte' }],
  ['base64 of 3.1', { contentEncoding: 'base64', contentMediaType: 'application/pdf' }],
  ['bytes of 3.0', { format: 'binary' }],
  ['bytes of 3.1', { contentMediaType: 'image/png' }],
])('what is in a file is no text to read and to write: %s', (_, said) => {
  expect(fieldsOf({ name: text, manual: { ...text, ...said } })).not.toHaveProperty('manual');
});

it('a text that is a number is one that is sent as a text, and empty is left out', () => {
  const price = { ...text, format: 'decimal', pattern: String.raw`^-?\d{0,8}(?:\.\d{0,2})?$` };
  const number = { type: 'number', wireFormat: 'text', writeEmptyAs: 'omit' };
  expect(
    fieldsOf({ name: text, price, rate: { ...text, format: 'double' }, big: { ...text, format: 'int64' } }),
  ).toMatchObject({
    price: { ...number, decimals: 2 },
    rate: number,
    big: { type: 'text' },
  });
});

it('a text whose kind is said is one', () => {
  expect(fieldsOf({ name: text, note: { ...text, contentMediaType: 'text/markdown' } })).toHaveProperty(
    'note',
  );
});

it('members with accents, blanks, dots and signs get a field with their path, and none without a letter', () => {
  const members = {
    'Nº de serie': text,
    '@etag': text,
    'odata.type': text,
    año: { type: 'integer' },
    site: { type: 'object', properties: { 'código postal': text } },
    '123': text,
  };
  expect(fieldsOf(members)).toMatchObject({
    N_de_serie: { type: 'text', source: 'Nº de serie' },
    etag: { type: 'text', source: '@etag' },
    odata_type: { type: 'text', source: String.raw`odata\.type` },
    ano: { type: 'number', source: 'año' },
    site_codigo_postal: { type: 'text', source: 'site.código postal' },
  });
});
