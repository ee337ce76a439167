import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../spec/json';

/** The path of the sample host of these tests. */
export const PUMPS_SPEC_PATH = fileURLToPath(new URL('pumps.yaml', import.meta.url));

/** A folder of its own for a test; the test takes it away. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'openapi-'));

/** Writes a document, or a text that may be invalid, and returns its path. */
export async function writeSpec(folder: string, name: string, document: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof document === 'string' ? document : JSON.stringify(document));
  return path;
}

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

/** The calls of a resource with these members, as OpenAPI has them. */
export const crudPaths = (path: string, properties: JsonObject): JsonObject => {
  const record = {
    type: 'object',
    required: ['name'],
    properties: { id: { type: 'string', readOnly: true }, ...properties },
  };
  return {
    [path]: {
      get: { tags: [path.slice(1)], responses: { 200: json({ type: 'array', items: record }) } },
      post: { tags: [path.slice(1)], requestBody: json(record), responses: { 201: json(record) } },
    },
    [`${path}/{id}`]: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { responses: { 200: json(record) } },
      patch: { requestBody: json(record), responses: { 200: json(record) } },
      delete: { responses: { 204: {} } },
    },
  };
};

/** A whole document of these paths. */
export const openApiDocument = (
  paths: JsonObject,
  version: JsonObject = { openapi: '3.1.0' },
): JsonObject => ({
  ...version,
  info: { title: 'Sample', version: '1' },
  servers: [{ url: 'https://sample.example' }],
  paths,
});
