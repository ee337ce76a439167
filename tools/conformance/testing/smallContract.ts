import type { Contract } from '../../../dataProvider/contract/operations';

const version = { name: 'Accept-version', in: 'header', required: true, schema: { const: '1' } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const page = { name: 'page', in: 'query', style: 'deepObject', schema: { type: 'object' } };
const json = (schema: object, more: object = {}) => ({
  description: 'x',
  content: { 'application/json': { schema, ...more } },
});
const closed = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const text = { type: 'string' };
const project = { $ref: '#/components/schemas/Project' };
const intercom = closed({ id: text, name: text, project_id: text });
const refusals = Object.fromEntries(
  ['400', '401', '403', '404', '406'].map((status) => [
    status,
    json({ $ref: '#/components/schemas/Errors' }),
  ]),
);

const operation = (operationId: string, parameters: object[], responses: object, more: object = {}) => ({
  operationId,
  tags: ['small'],
  summary: 'x',
  description: 'LIST-01',
  parameters: [version, ...parameters],
  responses: { ...responses, ...refusals },
  ...more,
});

/** The contract of the small host. */
export const smallContract = {
  info: { description: '' },
  paths: {
    '/users/current': {
      get: operation('getCurrentUser', [], { 200: json(closed({ data: closed({ id: text, name: text }) })) }),
    },
    '/projects': {
      get: operation('listProjects', [page], {
        200: json(
          closed({
            data: { type: 'array', items: project },
            meta: closed({
              all_results: { type: 'integer' },
              page_size: { type: 'integer' },
              results: { type: 'integer' },
              total_pages: { type: 'integer' },
            }),
          }),
        ),
      }),
    },
    '/projects/{id}': {
      get: operation('getProject', [id], { 200: json(closed({ data: project })) }),
    },
    '/intercoms': {
      post: operation(
        'createIntercom',
        [],
        { 201: json(closed({ data: intercom })) },
        { requestBody: json({ type: 'object' }, { example: { name: 'Portal', project_id: 'x' } }) },
      ),
    },
    '/intercoms/{id}': { delete: operation('deleteIntercom', [id], { 204: { description: 'x' } }) },
  },
  components: {
    schemas: {
      Project: closed({ id: text, name: text, units: { type: 'integer' } }),
      Errors: closed({
        errors: {
          type: 'array',
          minItems: 1,
          items: closed({ status: text, code: text, title: text, detail: text }),
        },
      }),
    },
  },
} as unknown as Contract;
