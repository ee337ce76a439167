import { describe, expect, it } from 'vitest';
import { findRuntimeConfigProblems } from '../../../src/config/check/runtime/runtimeConfigProblems';
import { buildDrafts } from '../drafts/buildDrafts';
import type { JsonObject } from '../spec/json';
import { openApiDocument } from '../testing/specs';

interface Host {
  /** Parameters of the list, as names or OpenAPI objects. */
  query?: readonly (string | JsonObject)[];
  /** Wraps the rows in the response; default: no wrapper. */
  around?: (rows: JsonObject) => JsonObject;
  type?: string;
  headers?: JsonObject;
}

const row = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const count = { type: 'integer' };
const jsonFilter = (schema: JsonObject): JsonObject => ({
  name: 'filter',
  content: { 'application/json': { schema } },
});

/** Returns the dialect and the drafted list of a host with one list. */
function drafted({ query = [], around = (rows) => rows, type = 'application/json', headers = {} }: Host) {
  const parameters = query.map((one) =>
    typeof one === 'string' ? { name: one, in: 'query' } : { in: 'query', ...one },
  );
  const schema = around({ type: 'array', items: row });
  const get = { parameters, responses: { 200: { headers, content: { [type]: { schema } } } } };
  const root = openApiDocument({ '/crews': { get }, '/ports': { get: { ...get, parameters: [] } } });
  const { dialect, declarations } = buildDrafts(
    { root, title: 'Sample', baseUrl: undefined },
    { host: 'sample', takenNames: new Set(), schema: 'x' },
  );
  return { dialect, crews: declarations.get('crews') ?? {}, ports: declarations.get('ports') ?? {} };
}

describe('the dialect of a host, by what its lists are asked for and answer', () => {
  it.each<[string, Host, unknown]>([
    ['nothing', {}, { extends: 'limit-offset', page: false, sort: false, search: false }],
    [
      'limit and offset, sorted by a minus, searched by q',
      { query: ['limit', 'offset', 'sort', 'q'], around: (data) => object({ data, total: count }) },
      {
        extends: 'limit-offset',
        page: { query: 'offset={offset}&limit={size}' },
        sort: { asc: 'sort={field}', desc: 'sort=-{field}' },
        search: 'q={value}',
      },
    ],
    [
      'pages from 0, two parameters of sort, a count in a header of its own',
      {
        query: [
          { name: 'page', schema: { type: 'integer', minimum: 0 } },
          'per_page',
          'order_by',
          'direction',
        ],
        headers: { 'X-Total': {} },
      },
      {
        extends: 'limit-offset',
        page: { query: 'page={index}&per_page={size}' },
        sort: { asc: 'order_by={field}&direction=asc', desc: 'order_by={field}&direction=desc' },
        search: false,
        getList: { total: ['header:X-Total', 'total', 'count', 'meta.total', 'header:X-Total-Count'] },
      },
    ],
    [
      'a cursor, and a sort with a colon',
      {
        query: ['cursor', 'limit', { name: 'sort', description: 'such as `name:desc`' }],
        around: (items) => object({ items, paging: object({ next_cursor: { type: 'string' } }) }),
      },
      {
        extends: 'limit-offset',
        page: { query: 'cursor={cursor}&limit={size}', cursor: ['paging.next_cursor'] },
        sort: { asc: 'sort={field}:asc', desc: 'sort={field}:desc', join: false },
        search: false,
      },
    ],
    [
      'JSON:API as it is published',
      {
        query: ['page[number]', 'page[size]', 'sort'],
        type: 'application/vnd.api+json',
        around: (data) => object({ data }),
      },
      'jsonapi.org',
    ],
    [
      'JSON:API by rows',
      {
        query: ['page[offset]', 'page[limit]'],
        type: 'application/vnd.api+json',
        around: (data) => object({ data }),
      },
      { extends: 'jsonapi.org', page: { query: 'page[offset]={offset}&page[limit]={size}' } },
    ],
    [
      'Spring',
      { query: ['page', 'size', 'sort'], around: (content) => object({ content, totalElements: count }) },
      'spring',
    ],
    [
      'Spring whose file counts from 1',
      {
        query: [{ name: 'page', schema: { type: 'integer', minimum: 1, default: 1 } }, 'size', 'sort'],
        around: (content) => object({ content, totalElements: count }),
      },
      { extends: 'spring', page: { query: 'page={page}&size={size}' } },
    ],
    [
      'pages from 0 in words, and a total beside the count of the page',
      {
        query: [{ name: 'page', description: 'Zero-based index of the page' }, 'size'],
        around: (data) => object({ data, count, total_items: count }),
      },
      {
        extends: 'limit-offset',
        page: { query: 'page={index}&size={size}' },
        sort: false,
        search: false,
        getList: { total: ['total_items', 'total', 'count', 'meta.total', 'header:X-Total-Count'] },
      },
    ],
    [
      'a sort and its direction, which two words for it name',
      { query: ['page', 'size', 'sort_by', 'order_by'] },
      {
        extends: 'limit-offset',
        page: { query: 'page={page}&size={size}' },
        sort: { asc: 'sort_by={field}&order_by=asc', desc: 'sort_by={field}&order_by=desc' },
        search: false,
      },
    ],
    [
      'Hydra',
      { query: ['page', 'itemsPerPage'], around: (rows) => object({ 'hydra:member': rows }) },
      'hydra',
    ],
    ['json-server', { query: ['_start', '_end', '_sort', '_order', 'q'] }, 'json-server'],
    [
      'Directus',
      { query: ['fields', 'filter', 'meta', 'limit', 'offset'], around: (data) => object({ data }) },
      'directus',
    ],
    [
      'Feathers and others that mark their words, with an order for each field',
      {
        query: ['$limit', '$skip', { name: '$sort', style: 'deepObject', schema: { type: 'object' } }],
        around: (data) => object({ total: count, data }),
      },
      {
        extends: 'limit-offset',
        page: { query: '$skip={offset}&$limit={size}' },
        sort: { asc: '$sort[{field}]=1', desc: '$sort[{field}]=-1', join: false },
        search: false,
      },
    ],
    [
      'a page that is an object of the query',
      {
        query: [
          {
            name: 'page',
            style: 'deepObject',
            schema: object({ number: count, size: count }),
          },
        ],
        around: (data) => object({ data }),
      },
      'json-api',
    ],
    [
      'OData',
      { query: ['$top', '$skip', '$filter', '$orderby'], around: (value) => object({ value }) },
      'odata',
    ],
    [
      'LoopBack, by the members of its filter in JSON',
      { query: [jsonFilter(object({ where: object({}), order: count, limit: count }))] },
      'loopback',
    ],
    [
      'LoopBack 3, which describes them in words',
      {
        query: [
          {
            name: 'filter',
            schema: { type: 'string', format: 'JSON' },
            description: 'Filter defining fields, where, include, order, offset, and limit',
          },
        ],
      },
      'loopback',
    ],
    [
      'NestJS CRUD, whose "count" is that of the page',
      {
        query: ['fields', 's', 'filter', 'or', 'sort', 'join', 'limit', 'offset', 'page'],
        around: (data) => object({ data, count, total: count }),
      },
      'nestjs-crud',
    ],
    ['json-server 1.0', { query: ['_page', '_per_page', '_sort'] }, 'json-server-1'],
    ['Soul', { query: ['_page', '_limit', '_ordering', '_filters', '_search'] }, 'soul'],
    [
      'Strapi, whose pages start at 1 though its file says 0',
      {
        query: [
          { name: 'pagination[page]', description: 'Page number (default: 0)' },
          'pagination[pageSize]',
          'sort',
          'filters',
        ],
        around: (data) => object({ data }),
      },
      'strapi',
    ],
    [
      'PostgREST',
      { query: ['id', 'select', 'order', 'limit', 'offset', { name: 'Prefer', in: 'header' }] },
      'postgrest',
    ],
  ])('%s', (_, host, expected) => {
    const { dialect } = drafted(host);
    expect(dialect).toEqual(expected);
    const config = { hosts: { main: '/api', sample: { url: '/sample', dialect } } };
    expect(findRuntimeConfigProblems('config.json', config)).toEqual([]);
  });

  it('says of each list what it can do of that', () => {
    const sort = { name: 'sort', schema: { type: 'string', enum: ['name', '-name'] } };
    const { crews, ports } = drafted({ query: ['limit', 'offset', 'q', sort, 'name'] });
    expect(crews).toMatchObject({
      api: { getList: { path: '/crews' } },
      fields: { name: { sortable: true } },
      list: { search: true, filters: ['name'] },
    });
    expect(ports).toMatchObject({
      api: { getList: { path: '/ports', paged: false } },
      list: { columns: ['name'] },
    });
    expect(ports.list).toEqual({ columns: ['name'] });
    // An object in the query is sent member by member.
    const { crews: others } = drafted({ query: [{ name: 'filter', schema: row }] });
    expect(others).toMatchObject({ list: { filters: ['name'] } });
  });

  it('filters by any member, and names the fields to search in, where the language does', () => {
    const { crews } = drafted({
      query: [jsonFilter(object({ where: object({}), order: count, limit: count }))],
    });
    expect(crews).toMatchObject({
      api: { getList: { path: '/crews', search: ['name'] } },
      fields: { name: { sortable: true } },
      list: { search: true, filters: ['name'] },
    });
  });

  it('takes a table of PostgREST by its path, with its key and what it refers to', () => {
    const list = (items: JsonObject) => ({
      200: { content: { 'application/json': { schema: { type: 'array', items } } } },
    });
    const table = (items: JsonObject) => ({
      get: { parameters: [{ name: 'Prefer', in: 'header' }], responses: list(items) },
    });
    const key = (description: string): JsonObject => ({ type: 'integer', description });
    const ports = object({ code: key('Note:\nThis is a Primary Key.<pk/>'), name: { type: 'string' } });
    const boats = object({
      hull: key('<pk/>'),
      port: key("This is a Foreign Key.<fk table='ports' column='code'/>"),
    });
    const { declarations } = buildDrafts(
      {
        root: openApiDocument({ '/ports': table(ports), '/boats': table(boats) }),
        title: 'Sample',
        baseUrl: undefined,
      },
      { host: 'main', takenNames: new Set(), schema: 'x' },
    );
    expect(declarations.get('ports')?.api).toEqual({ id: 'code', path: '/ports' });
    expect(declarations.get('boats')?.fields).toMatchObject({
      port: { type: 'reference', resource: 'ports' },
    });
  });
});
