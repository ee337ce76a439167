import type { Obj } from '../json';

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
const named = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];

/** Parameters of a list by their names. */
export const queryOf = (...names: readonly string[]): Obj[] =>
  names.map((name) => ({ name, in: 'query', schema: text }));

interface Rest {
  query: readonly Obj[];
  /** What stands around the rows; the rows alone without it. */
  around?: (rows: Obj) => Obj;
  update: 'put' | 'patch';
}

const document = (paths: Obj): Obj => ({
  openapi: '3.1.0',
  info: { title: 'Pumps', version: '1' },
  paths,
});
const content = (schema: Obj, type = 'application/json'): Obj => ({ content: { [type]: { schema } } });

/** A document of a REST host with `/pumps` and `/pumps/{id}`. */
export function restSpec({ query, around, update }: Rest): Obj {
  // Hosts written for the dialects know four members, and one that replaces records takes the id among them.
  const key = update === 'put' ? { type: 'integer' } : id;
  const own = around ? { ...record, properties: { id: key, ...members } } : record;
  const rows = { type: 'array', items: own };
  const list = around ? { type: 'object', properties: around(rows) } : rows;
  return document({
    '/pumps': {
      get: { parameters: query, responses: { 200: content(list) } },
      post: { requestBody: content(own), responses: { 201: content(own) } },
    },
    '/pumps/{id}': {
      parameters: named,
      get: { responses: { 200: content(own) } },
      [update]: { requestBody: content(own), responses: { 200: content(own) } },
      delete: { responses: { 204: {} } },
    },
  });
}
const MEDIA = 'application/vnd.api+json';
const resource = {
  type: 'object',
  properties: { type: text, id: text, attributes: { type: 'object', properties: members } },
};
const around = (data: Obj) => content({ type: 'object', properties: { data } }, MEDIA);

/** A document of a host that speaks JSON:API. */
export const jsonApiSpec: Obj = document({
  '/pumps': {
    get: {
      parameters: queryOf('page[offset]', 'page[limit]', 'sort'),
      responses: { 200: around({ type: 'array', items: resource }) },
    },
    post: { requestBody: around(resource), responses: { 201: around(resource) } },
  },
  '/pumps/{id}': {
    parameters: named,
    get: { responses: { 200: around(resource) } },
    patch: { requestBody: around(resource), responses: { 200: around(resource) } },
    delete: { responses: { 204: {} } },
  },
});

const rows = {
  200: { description: 'OK', schema: { type: 'array', items: { $ref: '#/definitions/pumps' } } },
};
const filters = Object.keys({ id, ...members }).map((name) => ({ name, in: 'query', type: 'string' }));
const prefer = { name: 'Prefer', in: 'header', type: 'string' };
const body = { name: 'pumps', in: 'body', schema: { $ref: '#/definitions/pumps' } };

/** What PostgREST answers at its root: Swagger 2, a path for a table. */
export const postgrestSpec: Obj = {
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
