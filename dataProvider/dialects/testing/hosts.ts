import express, { type Express, type Request, type Response } from 'express';
import type { DialectSource } from '../../../src/config/dialects/resolve';
import {
  createPumps,
  is,
  named,
  paramsOf,
  readQuery,
  Refused,
  type Asked,
  type Comparison,
  type Pump,
  type Pumps,
  type Reader,
} from './pumps';

/**
 * Hosts of the tests, each written from the public documentation of what it stands for, and strict: a parameter, a media type
 * or a body that is not of its grammar is refused.
 */
export interface Host {
  dialect: DialectSource;
  serve: (app: Express, pumps: Pumps) => void;
}

const FIELD = '(id|name|power|status)';
const page =
  (set: (value: number, asked: Asked) => void): Reader =>
  (value, asked) =>
    set(Number(value), asked);
const limit = page((value, asked) => (asked.limit = value));
const offset = page((value, asked) => (asked.offset = value));
/** Pages that begin with `first`; read after the size, whichever comes first. */
const pageFrom =
  (first: number, params: [string, string][], size: string): Reader =>
  (value, asked) =>
    (asked.offset = (Number(value) - first) * Number(params.find(([name]) => name === size)?.[1]));
const order = (text: string): Asked['orders'] =>
  text.split(',').map((part) => ({ field: part.replace(/^-/, ''), isDown: part.startsWith('-') }));
const minusSort: Reader = (value, asked) => asked.orders.push(...order(value));
const search: Reader = (value, asked) => asked.tests.push(named(value));
const compare =
  (how: Comparison): Reader =>
  (value, asked, name) =>
    asked.tests.push(is(name[1] ?? '', how, value));
const several: Reader = (value, asked, name) =>
  asked.tests.push(is(name[1] ?? '', 'eq', ...value.split(',')));
/** Parameters of one name are alternatives. */
const anyOf =
  (params: [string, string][]): Reader =>
  (_, asked, name) =>
    asked.tests.push(
      is(name[1] ?? '', 'eq', ...params.filter(([other]) => other === name[0]).map(([, value]) => value)),
    );

const MISSING = 'Falta el nombre';
const bodyOf = <Body>(request: Request): Body => request.body as Body;
const isNamed = (members: Partial<Pump> | undefined): boolean => Boolean(members?.name);

interface Rest {
  /** Answers with a list. */
  list: (request: Request, response: Response) => void;
  wrap: (pump: Pump) => unknown;
  unwrap: (request: Request) => Partial<Pump>;
  refuse: (response: Response) => void;
  method: 'put' | 'patch';
  accepts?: (request: Request) => number | undefined;
}

/** The calls of a REST host at /pumps and /pumps/{id}. */
function rest(app: Express, pumps: Pumps, { list, wrap, unwrap, refuse, method, accepts }: Rest): void {
  app.use((request, response, next) => {
    const status = accepts?.(request);
    if (status === undefined) next();
    else response.status(status).end();
  });
  app.get('/pumps', list);
  app.get('/pumps/:id', (request, response) => {
    const pump = pumps.find(request.params.id);
    if (pump) response.json(wrap(pump));
    else response.status(404).json({});
  });
  app.post('/pumps', (request, response) => {
    const members = unwrap(request);
    if (isNamed(members)) response.status(201).json(wrap(pumps.add(members)));
    else refuse(response);
  });
  app[method]('/pumps/:id', (request, response) => {
    const members = unwrap(request);
    const isWhole = method === 'patch' || Object.keys(members).length === 4;
    const pump = isWhole ? pumps.change(request.params.id, members) : undefined;
    if (pump) response.json(wrap(pump));
    else response.status(isWhole ? 404 : 400).json({});
  });
  app.delete('/pumps/:id', (request, response) => {
    pumps.remove(request.params.id);
    response.status(204).end();
  });
}

const jsonApi = (isStock: boolean) => (app: Express, pumps: Pumps) => {
  const resource = ({ id, ...attributes }: Pump) => ({ type: 'pumps', id: String(id), attributes });
  const field = isStock ? new RegExp(`^filter\\[${FIELD}\\]$`) : new RegExp(`^${FIELD}$`);
  rest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = paramsOf(request);
      const asked = readQuery(params, [
        [/^page\[size\]$/, limit],
        [/^page\[number\]$/, pageFrom(1, params, 'page[size]')],
        [/^sort$/, minusSort],
        [field, several],
        ...(isStock ? [] : [[/^search$/, search] as const]),
      ]);
      const { rows, total } = pumps.select(asked);
      const meta = isStock ? { page: { total } } : { all_results: total };
      response.json({ data: rows.map(resource), meta });
    },
    wrap: (pump) => ({ data: resource(pump) }),
    unwrap: (request) => bodyOf<{ data: { attributes: Partial<Pump> } }>(request).data.attributes,
    refuse: (response) =>
      response
        .status(422)
        .json({ errors: [{ detail: MISSING, source: { pointer: '/data/attributes/name' } }] }),
    accepts: (request) => {
      if (!isStock) return request.headers['accept-version'] === '1' ? undefined : 400;
      const type = 'application/vnd.api+json';
      if (request.headers.accept !== type) return 406;
      if (!['POST', 'PATCH'].includes(request.method)) return undefined;
      if (request.headers['content-type'] !== type) return 415;
      const { data } = bodyOf<{ data: { type: string; id?: string } }>(request);
      const [, id] = /^\/pumps\/(.+)$/.exec(request.path) ?? [];
      return data.type === 'pumps' && data.id === id ? undefined : 409;
    },
  });
};

const limitOffset = (app: Express, pumps: Pumps) =>
  rest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = paramsOf(request);
      const asked = readQuery(params, [
        [/^limit$/, limit],
        [/^offset$/, offset],
        [/^sort$/, minusSort],
        [/^q$/, search],
        [new RegExp(`^${FIELD}$`), anyOf(params)],
      ]);
      const { rows, total } = pumps.select(asked);
      response.json({ count: total, next: null, previous: null, results: rows });
    },
    wrap: (pump) => pump,
    unwrap: bodyOf,
    refuse: (response) => response.status(400).json({ title: 'Bad Request', errors: { name: [MISSING] } }),
  });

const spring = (app: Express, pumps: Pumps) =>
  rest(app, pumps, {
    method: 'put',
    list: (request, response) => {
      const params = paramsOf(request);
      const asked = readQuery(params, [
        [/^size$/, limit],
        [/^page$/, pageFrom(0, params, 'size')],
        [
          /^sort$/,
          (value, { orders }) => {
            const [field = '', direction] = value.split(',');
            orders.push({ field, isDown: direction === 'desc' });
          },
        ],
        [new RegExp(`^${FIELD}$`), anyOf(params)],
      ]);
      const { rows, total } = pumps.select(asked);
      response.json({ content: rows, totalElements: total, last: asked.offset + asked.limit >= total });
    },
    wrap: (pump) => pump,
    unwrap: bodyOf,
    refuse: (response) =>
      response
        .status(400)
        .json({ error: 'Bad Request', errors: [{ field: 'name', defaultMessage: MISSING }] }),
  });

const hydra = (app: Express, pumps: Pumps) =>
  rest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = paramsOf(request);
      const asked = readQuery(params, [
        [/^itemsPerPage$/, limit],
        [/^page$/, pageFrom(1, params, 'itemsPerPage')],
        [
          new RegExp(`^order\\[${FIELD}\\]$`),
          (value, { orders }, [, field = '']) => orders.push({ field, isDown: value === 'desc' }),
        ],
        [new RegExp(`^${FIELD}\\[gte\\]$`), compare('gte')],
        [new RegExp(`^${FIELD}\\[lte\\]$`), compare('lte')],
        [new RegExp(`^${FIELD}(?:\\[\\])?$`), anyOf(params)],
      ]);
      const { rows, total } = pumps.select(asked);
      response.json({ 'hydra:member': rows, 'hydra:totalItems': total });
    },
    wrap: (pump) => ({ '@id': `/pumps/${pump.id}`, ...pump }),
    unwrap: bodyOf,
    refuse: (response) =>
      response.status(422).json({
        'hydra:description': `name: ${MISSING}`,
        violations: [{ propertyPath: 'name', message: MISSING }],
      }),
    accepts: ({ method, headers }) => {
      if (headers.accept !== 'application/ld+json') return 406;
      const type = { POST: 'application/ld+json', PATCH: 'application/merge-patch+json' }[method];
      return type === undefined || headers['content-type'] === type ? undefined : 415;
    },
  });

/** A table at /pumps: a record is a filter by its id, as for reads so for writes. */
function postgrest(app: Express, pumps: Pumps): void {
  const read = (request: Request): Asked =>
    readQuery(paramsOf(request), [
      [/^limit$/, limit],
      [/^offset$/, offset],
      [
        /^order$/,
        (value, { orders }) => {
          for (const part of value.split(',')) {
            const [field = '', direction] = part.split('.');
            orders.push({ field, isDown: direction === 'desc' });
          }
        },
      ],
      [
        new RegExp(`^${FIELD}$`),
        (value, { tests }, [field = '']) => {
          const [, how = '', operand = ''] = /^(eq|neq|gte|lte|in)\.(.*)$/.exec(value) ?? [];
          if (how === '') throw new Refused(`Not an operator: ${value}`);
          const values = [...operand.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one);
          tests.push(how === 'in' ? is(field, 'eq', ...values) : is(field, how as Comparison, operand));
        },
      ],
    ]);
  app.get('/pumps', (request, response) => {
    const { rows, total } = pumps.select(read(request));
    const isCounted = request.headers.prefer === 'count=exact';
    response.setHeader('Content-Range', `0-${rows.length - 1}/${isCounted ? total : '*'}`);
    response.json(rows);
  });
  const returns = (request: Request, response: Response, rows: readonly Pump[], status: number): void => {
    if (request.headers.prefer === 'return=representation') response.status(status).json(rows);
    else response.status(204).end();
  };
  app.post('/pumps', (request, response) => {
    const members = bodyOf<Partial<Pump>>(request);
    if (isNamed(members)) returns(request, response, [pumps.add(members)], 201);
    else response.status(400).json({ code: '23502', details: null, hint: null, message: MISSING });
  });
  app.patch('/pumps', (request, response) => {
    const { rows } = pumps.select(read(request));
    for (const { id } of rows) pumps.change(String(id), bodyOf(request));
    returns(request, response, rows, 200);
  });
  app.delete('/pumps', (request, response) => {
    const { rows } = pumps.select(read(request));
    for (const { id } of rows) pumps.remove(String(id));
    returns(request, response, rows, 200);
  });
}

const directus = (app: Express, pumps: Pumps) =>
  rest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = paramsOf(request);
      const filter = (operator: string) => new RegExp(`^filter\\[${FIELD}\\]\\[_${operator}\\]$`);
      const asked = readQuery(params, [
        [/^limit$/, limit],
        [/^page$/, pageFrom(1, params, 'limit')],
        [/^sort$/, minusSort],
        [/^search$/, search],
        [/^meta$/, () => undefined],
        [filter('eq'), compare('eq')],
        [filter('gte'), compare('gte')],
        [filter('lte'), compare('lte')],
        [filter('in'), several],
      ]);
      const { rows, total } = pumps.select(asked);
      const isCounted = params.some(([name, value]) => name === 'meta' && value === 'filter_count');
      response.json({ data: rows, ...(isCounted && { meta: { filter_count: total } }) });
    },
    wrap: (pump) => ({ data: pump }),
    unwrap: bodyOf,
    refuse: (response) =>
      response
        .status(400)
        .json({ errors: [{ message: MISSING, extensions: { code: 'FAILED_VALIDATION', field: 'name' } }] }),
  });

/** Spring Data, and PostgREST with a table. */
export const springHost: Host = { dialect: 'spring', serve: spring };
export const postgrestHost: Host = { dialect: 'postgrest', serve: postgrest };

/** By the name of the dialect; `json-server` and Fortune are the packages themselves. */
export const hosts: Readonly<Record<string, Host>> = {
  'json-api': { dialect: 'json-api', serve: jsonApi(false) },
  'jsonapi.org': { dialect: 'jsonapi.org', serve: jsonApi(true) },
  'limit-offset': { dialect: 'limit-offset', serve: limitOffset },
  spring: springHost,
  hydra: { dialect: 'hydra', serve: hydra },
  postgrest: postgrestHost,
  directus: { dialect: 'directus', serve: directus },
};

/** An app that speaks as a host does, over five pumps. */
export function appOf({ serve }: Host): Express {
  const app = express();
  app.use(express.json({ type: (request) => /json/.test(request.headers['content-type'] ?? '') }));
  serve(app, createPumps());
  app.use((error: Error, _request: Request, response: Response, next: express.NextFunction) => {
    if (error instanceof Refused) response.status(400).json({ message: error.message });
    else next(error);
  });
  return app;
}
