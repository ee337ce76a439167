import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder, openApiDocument, writeSpec } from '../testing/specs';
import type { JsonObject } from './json';
import { readSpec } from './readSpec';

let folder = '';
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (document: unknown): Promise<JsonObject> =>
  (await readSpec(await writeSpec(folder, 'spec.yaml', document))).root;

const row = { type: 'object', properties: { id: { type: 'string' } } };
/** The paths of one list, with members beside the schema of its response. */
const listPaths = (items: JsonObject, media: JsonObject = {}): JsonObject => ({
  '/pets': {
    get: {
      responses: { 200: { content: { 'application/json': { schema: { type: 'array', items }, ...media } } } },
    },
  },
});

describe('references of a document', () => {
  it.each([
    ['an example', { example: [{ $ref: 'gone.json' }] }],
    ['the URL of an example', { examples: { cat: { externalValue: 'https://127.0.0.1:9/gone.json' } } }],
  ])('read no file that only %s names', async (_case, media) => {
    const document = openApiDocument(listPaths(row, media));
    expect(await read(document)).toEqual(document);
  });

  it('are no names of a discriminator mapping, which are no files', async () => {
    const Pet = { ...row, discriminator: { propertyName: 'kind', mapping: { dog: 'Dog' } } };
    const paths = listPaths({ $ref: '#/components/schemas/Pet' });
    const document = { ...openApiDocument(paths), components: { schemas: { Pet, Dog: row } } };
    expect(await read(document)).toEqual(document);
  });

  it('are reported with their place if the way to them ends early', async () => {
    const paths = listPaths({ $ref: '#/components/schemas/Pet/properties/id' });
    const document = { ...openApiDocument(paths), components: { schemas: { Pet: null } } };
    await expect(read(document)).rejects.toThrow(
      'application/json.schema.items.$ref: "$ref": "#/components/schemas/Pet/properties/id" leads to nothing',
    );
  });

  it('are followed in schemas of a thousand levels', async () => {
    const nested = Array.from({ length: 1000 }).reduce<JsonObject>(
      (inner) => ({ type: 'object', properties: { inner } }),
      row,
    );
    const document = openApiDocument(listPaths(nested));
    expect(await read(document)).toEqual(document);
  });
});

describe('a Swagger 2 document', () => {
  it('is read with its version as a number, as YAML has it without quotes', async () => {
    expect(await read('swagger: 2.0\nhost: old.example\npaths: {}\n')).toMatchObject({
      openapi: '3.0.0',
      servers: [{ url: 'https://old.example' }],
    });
  });

  it.each([
    ['response', { responses: { 200: null } }],
    ['parameter', { parameters: [null] }],
    ['list of parameters', { parameters: 'none' }],
  ])('is read with a %s of the wrong kind', async (_case, operation) => {
    const root = await read({ swagger: '2.0', paths: { '/pets': { get: operation } } });
    expect(root.paths).toHaveProperty('/pets.get.responses');
  });
});
