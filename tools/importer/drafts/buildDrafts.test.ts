import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkDeclarations } from '../../../src/config/check';
import { findKnownNames } from '../../shared/discovery';
import { buildDrafts } from './buildDrafts';
import { convertSwagger2 } from '../spec/convertSwagger2';
import { readSpec } from '../spec/readSpec';
import type { JsonObject } from '../spec/json';
import { crudPaths, PUMPS_SPEC_PATH, openApiDocument } from '../testing/specs';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const asked = { host: 'pumps', takenNames: new Set<string>(), schema: 'resource.schema.json' };
const draft = (root: JsonObject) => buildDrafts({ root, title: 'Sample', baseUrl: undefined }, asked);
const problemsOf = async (declarations: ReadonlyMap<string, JsonObject>) => {
  const known = await findKnownNames(project);
  const found = [...declarations].map(([name, input]) => ({ file: `${name}.json`, input }));
  return checkDeclarations(found, { ...known, hosts: ['main', 'pumps'] }).problems;
};

describe('the drafts of an OpenAPI file', () => {
  it('are lists, pages, forms, references, actions and sub-lists that the check accepts as they are', async () => {
    const { declarations, operations, used } = buildDrafts(await readSpec(PUMPS_SPEC_PATH), asked);
    expect([...declarations.keys()]).toEqual(['pumps', 'stations', 'pump-readings']);
    expect(await problemsOf(declarations)).toEqual([]);
    expect(operations.filter((one) => !used.has(one)).map(({ path }) => path)).toEqual(['/health']);
    expect(declarations.get('pumps')).toMatchObject({
      label: { one: 'bomba', many: 'Bombas' },
      recordRepresentation: 'name',
      navigation: { group: 'Pump' },
      api: {
        id: 'pumpId',
        host: 'pumps',
        getList: { path: '/pumps', paged: false },
        getOne: { path: '/pumps/{id}' },
        create: { path: '/pumps', body: 'bare' },
        update: {
          method: 'PUT',
          path: '/pumps/{id}',
          body: {
            name: '{name}',
            status: '{status?}',
            power_kw: '{power_kw?}',
            stationId: '{stationId?}',
            contact: { email: '{contact_email?}' },
            notes: '{notes?}',
            pin: '{pin?}',
          },
        },
        delete: { path: '/pumps/{id}' },
      },
      access: { list: 'pumps_list', create: ['pumps_create', 'pumps_edit'], delete: 'pumps_delete' },
      list: {
        search: true,
        filters: ['status'],
        columns: ['name', 'serial', 'status', 'stationId', 'power_kw', 'contact_email'],
        rowActions: ['edit', 'start', 'delete'],
      },
      show: {
        header: { fields: ['status', 'stationId'] },
        actions: ['edit'],
        overflowActions: ['start', 'delete'],
        tabs: {
          data: { fields: ['name', 'power_kw', 'contact_email', 'notes', 'serial'] },
          readings: {
            list: { resource: 'pump-readings', path: '/pumps/{id}/readings', columns: ['at', 'flow'] },
          },
        },
      },
      edit: { fields: ['name', 'status', 'power_kw', 'stationId', 'contact_email', 'notes', 'pin'] },
      actions: { start: { confirm: true, call: { method: 'POST', path: '/pumps/{id}/start' } } },
    });
    expect(declarations.get('pumps')?.fields).toEqual({
      name: { type: 'text', label: 'Nombre', maxLength: 80, required: true },
      status: {
        type: 'enum',
        label: 'Estado',
        values: { active: 'Activo', stand_by: 'Stand by', off: 'Apagado' },
        default: 'active',
        writeEmptyAs: 'omit',
      },
      power_kw: { type: 'number', label: 'Power kw', min: 0, max: 500, writeEmptyAs: 'omit' },
      stationId: {
        type: 'reference',
        label: 'Estación',
        resource: 'stations',
        preload: true,
        searchLocally: true,
        writeEmptyAs: 'omit',
      },
      contact_email: { type: 'email', label: 'Contacto: correo electrónico', source: 'contact.email' },
      notes: { type: 'longText', label: 'Notas' },
      serial: { type: 'text', label: 'Número de serie', readOnly: true },
      pin: { type: 'text', label: 'Pin', secret: true, writeEmptyAs: 'text' },
    });
  });

  it('leave names to the declarations that are there, and take the names of no host for their own', () => {
    const root = openApiDocument({
      ...crudPaths('/users', { name: { type: 'string' } }),
      ...crudPaths('/v1/users', { name: { type: 'string' } }),
    });
    const { declarations } = buildDrafts(
      { root, title: 'Sample', baseUrl: undefined },
      { ...asked, takenNames: new Set(['users']) },
    );
    expect([...declarations.keys()]).toEqual(['pumps-users', 'v1-users']);
  });

  it('say which key the path asks for, whatever it is called', () => {
    const item = (name: string, type: string, members: readonly string[]) => {
      const properties = Object.fromEntries(
        members.map((one) => [one, { type: one === 'id' ? 'integer' : 'string' }]),
      );
      const answer = (schema: JsonObject) => ({
        responses: { 200: { content: { 'application/json': { schema } } } },
      });
      const row = { type: 'object', properties };
      const paths = {
        '/crews': { get: answer({ type: 'array', items: row }) },
        [`/crews/{${name}}`]: {
          get: { ...answer(row), parameters: [{ name, in: 'path', schema: { type } }] },
        },
      };
      const api = draft(openApiDocument(paths)).declarations.get('crews')?.api as
        | { id?: unknown }
        | undefined;
      return api?.id ?? 'id';
    };
    expect(item('id', 'integer', ['id', 'name'])).toBe('id');
    expect(item('crewId', 'integer', ['id', 'name'])).toBe('id');
    expect(item('crewId', 'string', ['crew_id', 'name'])).toBe('crew_id');
    expect(item('crew', 'string', ['id', 'name'])).toBe('name');
    expect(item('crew_uuid', 'string', ['uuid', 'name'])).toBe('uuid');
    expect(item('crew', 'string', ['colour'])).toBe(false);
  });

  it('read types with null, several types, and what stands beside a reference (3.1)', () => {
    const root = {
      ...openApiDocument(
        crudPaths('/things', {
          name: { type: ['string', 'null'], maxLength: 5 },
          kind: { oneOf: [{ $ref: '#/components/schemas/Kind' }, { type: 'null' }] },
          size: { $ref: '#/components/schemas/Size', readOnly: true },
          from: { type: 'string', format: 'date-time' },
          day: { type: 'string', format: 'date' },
          until: { type: 'integer', format: 'unix-time' },
          seenAt: { type: 'integer' },
        }),
      ),
      components: { schemas: { Kind: { type: 'string', enum: ['a', 'b'] }, Size: { type: 'integer' } } },
    };
    const { fields, edit } = draft(root).declarations.get('things') ?? {};
    expect(fields).toEqual({
      name: { type: 'text', label: 'Nombre', maxLength: 5, required: true },
      kind: { type: 'enum', label: 'Clase', values: { a: 'A', b: 'B' } },
      size: { type: 'number', label: 'Tamaño', decimals: 0, readOnly: true },
      from: { type: 'dateTime', label: 'From', wireFormat: 'iso', writeEmptyAs: 'omit' },
      day: { type: 'date', label: 'Day', wireFormat: 'iso-date', writeEmptyAs: 'omit' },
      until: { type: 'dateTime', label: 'Until', wireFormat: 'seconds', writeEmptyAs: 'omit' },
      seenAt: { type: 'dateTime', label: 'Seen at', wireFormat: 'seconds', writeEmptyAs: 'omit' },
    });
    expect(edit).toEqual({ fields: ['name', 'kind', 'from', 'day', 'until', 'seenAt'] });
  });

  it('refer by a number that is called like a record, and send no null to a host that knows none', () => {
    const { declarations } = draft(
      openApiDocument({
        ...crudPaths('/crews', { name: { type: 'string' } }),
        ...crudPaths('/pumps', {
          name: { type: 'string' },
          crew: { type: 'integer' },
          floor: { type: 'integer', minimum: 0 },
          note: { type: ['string', 'null'] },
          mail: { type: 'string', format: 'email' },
        }),
        ...crudPaths('/floors', { name: { type: 'string' } }),
      }),
    );
    expect(declarations.get('pumps')?.fields).toMatchObject({
      crew: { type: 'reference', resource: 'crews', writeEmptyAs: 'omit' },
      floor: { type: 'number' },
      mail: { type: 'email', writeEmptyAs: 'text' },
    });
    expect(declarations.get('pumps')?.fields).not.toHaveProperty('note.writeEmptyAs');
  });

  it('are the same of a Swagger 2 file', () => {
    const record = {
      type: 'object',
      required: ['name'],
      properties: { id: { type: 'string' }, name: { type: 'string' } },
    };
    const root = convertSwagger2({
      swagger: '2.0',
      host: 'old.example',
      basePath: '/api/',
      schemes: ['http'],
      paths: {
        '/crews': {
          get: { responses: { 200: { schema: { type: 'array', items: record } } } },
          post: { parameters: [{ $ref: '#/parameters/Crew' }], responses: { 201: { schema: record } } },
        },
        '/crews/{id}': {
          parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }],
          get: { responses: { 200: { schema: record } } },
        },
      },
      parameters: { Crew: { name: 'body', in: 'body', schema: record } },
    });
    expect(root.servers).toEqual([{ url: 'http://old.example/api' }]);
    expect(draft(root).declarations.get('crews')).toMatchObject({
      api: { create: { path: '/crews', body: 'bare' }, getOne: { path: '/crews/{id}' } },
      create: { fields: ['name'] },
    });
  });

  it('of 2,000 operations are right, every one', async () => {
    const members = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`member${at}`, { type: at % 2 ? 'string' : 'number' }]),
    );
    const paths = Array.from({ length: 400 }, (_, at) =>
      crudPaths(`/things${at}x`, { name: { type: 'string' }, ...members }),
    );
    const { declarations, operations, used } = draft(
      openApiDocument(Object.assign({}, ...paths) as JsonObject),
    );
    expect([operations.length, used.size, declarations.size]).toEqual([2000, 2000, 400]);
    expect(await problemsOf(declarations)).toEqual([]);
  });

  it('take keys in parentheses for the path of a record, and its key of the record beside it for a reference', async () => {
    const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
    const query = ['$filter', '$orderby', '$top', '$skip'].map((name) => ({ name, in: 'query' }));
    const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const entity = (path: string, name: string, key: string) => ({
      [path]: {
        get: {
          parameters: query,
          responses: {
            200: json({ type: 'object', properties: { value: { type: 'array', items: schemaOf(name) } } }),
          },
        },
        post: { requestBody: json(schemaOf(`${name}-create`)) },
      },
      [`${path}(${key})`]: {
        parameters: [{ name: key.replaceAll(/\W/g, ''), in: 'path', schema: { type: 'string' } }],
        get: { responses: { 200: json(schemaOf(name)) } },
        patch: { requestBody: json(schemaOf(`${name}-create`)) },
        delete: { responses: { 204: {} } },
      },
    });
    const text = { type: 'string' };
    const decimal = {
      anyOf: [{ type: 'number', format: 'decimal', multipleOf: 0.01 }, text],
      nullable: true,
    };
    const well = { ID: { type: 'string', format: 'uuid' }, name: text, price: decimal, port_code: text };
    const root = {
      ...openApiDocument({
        ...entity('/wells', 'wells', '{ID}'),
        ...entity('/ports', 'ports', "'{code}'"),
        "/ports('{code}')/wells": { get: entity('/wells', 'wells', '{ID}')['/wells']?.get },
      }),
      components: {
        schemas: {
          wells: {
            type: 'object',
            properties: { ...well, port: { allOf: [schemaOf('ports')], nullable: true } },
          },
          'wells-create': { type: 'object', properties: well },
          ports: { type: 'object', properties: { code: text, name: text } },
          'ports-create': {
            type: 'object',
            properties: { code: text, name: text },
            required: ['code'],
          },
        },
      },
    };
    const { declarations, used, operations } = draft(root);
    expect(declarations.get('wells')).toMatchObject({
      api: { id: 'ID', path: '/wells' },
      fields: {
        price: { type: 'number', decimals: 2 },
        port_code: { type: 'reference', resource: 'ports', label: 'Port' },
      },
      list: { filters: ['port_code', 'price', 'name'] },
      create: { fields: ['name', 'price', 'port_code'] },
    });
    expect(Object.keys(declarations.get('wells')?.fields as JsonObject)).toEqual([
      'name',
      'price',
      'port_code',
    ]);
    expect(declarations.get('wells')?.fields).not.toMatchObject({ price: { wireFormat: 'text' } });
    // A key that is a text keeps its field, which says that it is written in quotation marks.
    expect(declarations.get('ports')).toMatchObject({
      api: { id: 'code', path: '/ports' },
      fields: { code: { type: 'text' } },
      show: { tabs: { wells: { list: { resource: 'wells', path: "/ports('{id}')/wells" } } } },
    });
    expect(used.size).toBe(operations.length);
    expect(await problemsOf(declarations)).toEqual([]);
  });

  it('have the record in its envelope, and say where a key is made of parts or called otherwise', async () => {
    const answer = (schema: JsonObject) => ({
      responses: { 200: { content: { 'application/json': { schema } } } },
    });
    const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
    const text = { type: 'string' };
    const crew = object({ id: text, name: text, since: text });
    const list = { get: answer({ type: 'array', items: crew }) };
    const enveloped = object({
      code: text,
      msg: text,
      trace_id: text,
      payload: object({ crew, extra: text }),
    });
    const { declarations, notes } = draft(
      openApiDocument({
        '/crews': list,
        '/crews/{id}': { get: answer(enveloped) },
        '/boats': { get: answer({ type: 'array', items: object({ name: text, hull: text }) }) },
        '/boats/{ref}': { get: answer(object({ name: text, hull: text })) },
        '/lines': { get: answer({ type: 'array', items: object({ order: text, pos: text }) }) },
        '/lines/{order}/{pos}': { get: answer(object({ order: text, pos: text })) },
      }),
    );
    expect(declarations.get('crews')?.api).toMatchObject({ getOne: { data: ['payload.crew'] } });
    expect(Object.keys(declarations.get('crews')?.fields as JsonObject)).toEqual(['name', 'since']);
    expect(declarations.get('lines')).not.toHaveProperty('show');
    expect(notes.map(({ kind, place, text: said }) => `${kind}: ${place}: ${said}`)).toEqual([
      'question: resources/boats.json → api.id: which member is {ref} of /boats/{ref}? Without an answer the records have no page',
      'left out: resources/lines.json → show: the key in /lines/{order}/{pos} is made of parts; a page has one id',
    ]);
    expect(await problemsOf(declarations)).toEqual([]);
  });

  it('refer by id where a member is an id or the record, and read moments by format, example and name', async () => {
    const text = { type: 'string' };
    const ids = (choice: JsonObject) => ({ oneOf: [choice, { $ref: '#/components/schemas/Port' }] });
    const members = {
      name: text,
      port: ids({ type: 'integer' }),
      ports: { type: 'array', items: ids(text) },
      since: { type: 'string', format: 'timestamp' },
      seen: { type: 'string', format: 'timestamp without time zone' },
      checked: { type: 'string', example: '2026-01-31T10:00:00Z' },
      updated_at: text,
      startedAt: { type: 'integer', description: 'Milliseconds since 1970' },
      endedAt: { type: 'integer' },
    };
    const port = { type: 'object', properties: { id: { type: 'integer' }, name: text } };
    const root: JsonObject = {
      ...openApiDocument({ ...crudPaths('/boats', members), ...crudPaths('/ports', { name: text }) }),
      components: { schemas: { Port: port } },
    };
    const schema = { $ref: '#/components/schemas/Port' };
    const list = { 200: { content: { 'application/json': { schema: { type: 'array', items: schema } } } } };
    Object.assign((root.paths as JsonObject)['/ports'] as JsonObject, { get: { responses: list } });
    const { declarations, notes } = draft(root);
    expect(declarations.get('boats')).toMatchObject({
      api: { create: { body: 'bare' }, update: { body: 'bare' } },
      fields: {
        port: { type: 'reference', resource: 'ports' },
        ports: { type: 'references', resource: 'ports' },
        since: { type: 'dateTime', wireFormat: 'iso' },
        seen: { type: 'dateTime', wireFormat: 'iso-local' },
        checked: { type: 'dateTime', wireFormat: 'iso' },
        updated_at: { type: 'dateTime', wireFormat: 'iso' },
        startedAt: { type: 'dateTime', wireFormat: 'ms' },
        endedAt: { type: 'dateTime', wireFormat: 'seconds' },
      },
    });
    expect(
      notes.map(({ kind, place, text: said }) => `${kind}: ${place.split(' → ')[1] ?? ''}: ${said}`),
    ).toEqual([
      'guess: fields.checked: a moment in "iso", by its example "2026-01-31T10:00:00Z"',
      'guess: fields.updated_at: a moment in "iso", by its name',
      'guess: fields.startedAt: a moment in "ms", by its name and its description or example',
      'guess: fields.endedAt: a moment in "seconds", by its name',
    ]);
    expect(await problemsOf(declarations)).toEqual([]);
  });

  it('take the documentId of Strapi for the id, and send only what was changed by its PUT', () => {
    const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
    const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
    const text = { type: 'string' };
    const well = object({ id: { type: 'number' }, documentId: text, name: text });
    const query = ['pagination[page]', 'pagination[pageSize]', 'sort', 'filters'];
    const body = json(object({ data: object({ name: text }) }));
    const root = openApiDocument({
      '/wells': {
        get: {
          parameters: query.map((name) => ({ name, in: 'query' })),
          responses: { 200: json(object({ data: { type: 'array', items: well } })) },
        },
        post: { requestBody: body },
      },
      '/wells/{id}': {
        parameters: [{ name: 'id', in: 'path', schema: { type: 'number' } }],
        get: { responses: { 200: json(object({ data: well, meta: object({}) })) } },
        put: { requestBody: body },
      },
    });
    expect(draft(root).declarations.get('wells')).toMatchObject({
      api: { id: 'documentId', path: '/wells' },
      list: { filters: ['name'] },
      edit: { fields: ['name'] },
    });
  });

  it('create by PUT where the host does, and its records are updated by a call of their own', () => {
    const paths = crudPaths('/labels', { name: { type: 'string' } });
    const list = paths['/labels'] as JsonObject;
    const root = openApiDocument({ ...paths, '/labels': { get: list.get, put: list.post } });
    expect(draft(root).declarations.get('labels')).toMatchObject({
      api: { update: { path: '/labels/{id}' } },
    });
    // Such a PUT beside a PATCH of the records may replace the whole list.
    expect(draft(root).declarations.get('labels')).not.toHaveProperty('create');
    const item = paths['/labels/{id}'] as JsonObject;
    const { patch, ...others } = item;
    const byPost = {
      ...paths,
      '/labels': { get: list.get, put: list.post },
      '/labels/{id}': { ...others, post: patch },
    };
    expect(draft(openApiDocument(byPost)).declarations.get('labels')).toMatchObject({
      api: { create: { method: 'PUT', path: '/labels' }, update: { method: 'POST', path: '/labels/{id}' } },
      create: { fields: ['name'] },
    });
  });
});
