import type { JsonObject } from '../spec/json';

const text = { type: 'string' };
const id = { type: 'integer', readOnly: true };
const members = {
  name: { type: 'string', maxLength: 80 },
  power: { type: 'number' },
  status: { type: 'string', enum: ['libre', 'rota', 'parada'] },
};
/** The pumps of the hosts, and a moment that some of them keep. */
export const record = {
  type: 'object',
  required: ['name'],
  properties: { id, ...members, installedAt: { type: 'string', format: 'date-time' } },
};
const idParameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];

/** Parameters of a list by their names. */
export const queryParametersOf = (...names: readonly string[]): JsonObject[] =>
  names.map((name) => ({ name, in: 'query', schema: text }));

interface RestSpecOptions {
  query: readonly JsonObject[];
  /** Wraps the rows in the response; without it the response is the rows alone. */
  wrap?: (rows: JsonObject) => JsonObject;
  update: 'put' | 'patch';
  /** Path of a record. Default: `/pumps/{id}`. */
  recordPath?: string;
  /** Calls besides those of the records. */
  paths?: JsonObject;
}

const document = (paths: JsonObject): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Pumps', version: '1' },
  paths,
});
const content = (schema: JsonObject, type = 'application/json'): JsonObject => ({
  content: { [type]: { schema } },
});

/** A document of a REST host with `/pumps` and `/pumps/{id}`. */
export function restSpec({
  query,
  wrap,
  update,
  recordPath = '/pumps/{id}',
  paths = {},
}: RestSpecOptions): JsonObject {
  // Hosts written for the dialects know four members, and one that replaces records takes the id among them.
  const key = update === 'put' ? { type: 'integer' } : id;
  const recordSchema = wrap ? { ...record, properties: { id: key, ...members } } : record;
  const rows = { type: 'array', items: recordSchema };
  const list = wrap ? { type: 'object', properties: wrap(rows) } : rows;
  return document({
    '/pumps': {
      get: { parameters: query, responses: { 200: content(list) } },
      post: { requestBody: content(recordSchema), responses: { 201: content(recordSchema) } },
    },
    ...paths,
    [recordPath]: {
      parameters: idParameters,
      get: { responses: { 200: content(recordSchema) } },
      [update]: { requestBody: content(recordSchema), responses: { 200: content(recordSchema) } },
      delete: { responses: { 204: {} } },
    },
  });
}

const filterMembers = { where: { type: 'object' }, order: text, limit: { type: 'integer' } };
const jsonParameter = (name: string, schema: JsonObject): JsonObject => ({
  name,
  in: 'query',
  ...content(schema),
});

/** A document as LoopBack writes it: a filter in JSON, and a count. */
export const loopbackSpec: JsonObject = restSpec({
  query: [jsonParameter('filter', { type: 'object', properties: filterMembers })],
  update: 'patch',
  paths: {
    '/pumps/count': {
      get: {
        parameters: [jsonParameter('where', { type: 'object' })],
        responses: { 200: content({ type: 'object', properties: { count: { type: 'integer' } } }) },
      },
    },
  },
});

/** A document as OData hosts write it: keys in parentheses. */
export const odataSpec: JsonObject = restSpec({
  query: queryParametersOf('$top', '$skip', '$search', '$filter', '$count', '$orderby', '$select'),
  wrap: (value) => ({ '@count': { type: 'integer' }, value }),
  update: 'patch',
  recordPath: '/pumps({id})',
});

const MEDIA = 'application/vnd.api+json';
const resource = {
  type: 'object',
  properties: { type: text, id: text, attributes: { type: 'object', properties: members } },
};
const jsonApiBody = (data: JsonObject) => content({ type: 'object', properties: { data } }, MEDIA);

/** A document of a host that uses JSON:API. */
export const jsonApiSpec: JsonObject = document({
  '/pumps': {
    get: {
      parameters: queryParametersOf('page[offset]', 'page[limit]', 'sort'),
      responses: { 200: jsonApiBody({ type: 'array', items: resource }) },
    },
    post: { requestBody: jsonApiBody(resource), responses: { 201: jsonApiBody(resource) } },
  },
  '/pumps/{id}': {
    parameters: idParameters,
    get: { responses: { 200: jsonApiBody(resource) } },
    patch: { requestBody: jsonApiBody(resource), responses: { 200: jsonApiBody(resource) } },
    delete: { responses: { 204: {} } },
  },
});

const rows = {
  200: { description: 'OK', schema: { type: 'array', items: { $ref: '#/definitions/pumps' } } },
};
const filters = Object.keys({ id, ...members }).map((name) => ({ name, in: 'query', type: 'string' }));
const prefer = { name: 'Prefer', in: 'header', type: 'string' };
const body = { name: 'pumps', in: 'body', schema: { $ref: '#/definitions/pumps' } };

/** Document that PostgREST serves at its root: Swagger 2, a path for a table. */
export const postgrestSpec: JsonObject = {
  swagger: '2.0',
  info: { title: 'PostgREST API', version: '12' },
  paths: {
    '/pumps': {
      get: {
        parameters: [
          ...filters,
          ...['select', 'order', 'offset', 'limit'].map((name) => ({ name, in: 'query', type: 'string' })),
          prefer,
        ],
        responses: rows,
      },
      post: { parameters: [body, prefer], responses: { 201: { description: 'Created' } } },
      patch: { parameters: [...filters, body, prefer], responses: { 204: { description: 'No Content' } } },
      delete: { parameters: [...filters, prefer], responses: { 204: { description: 'No Content' } } },
    },
  },
  definitions: {
    pumps: {
      type: 'object',
      required: ['name'],
      properties: { id: { ...id, description: 'Note:\nThis is a Primary Key.<pk/>' }, ...members },
    },
  },
};
