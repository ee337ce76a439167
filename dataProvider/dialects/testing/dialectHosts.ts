import express, { type Express, type Request, type Response } from 'express';
import type { DialectSource } from '../../../src/config/dialects/resolveDialect';
import {
  createPumps,
  hasValue,
  matchesAny,
  nameContains,
  getSearchParams,
  parseQuery,
  rejectRepeated,
  RejectedRequestError,
  type PumpQuery,
  type Comparison,
  type Pump,
  type Pumps,
  type ParamReader,
} from './pumps';

/**
 * Test hosts, each written from the public documentation of the server that it imitates, and strict: it rejects a parameter,
 * a media type or a body outside its grammar.
 */
export interface DialectHost {
  dialect: DialectSource;
  serve: (app: Express, pumps: Pumps) => void;
}

export const FIELD = '(id|name|power|status)';
const numericReader =
  (set: (value: number, listQuery: PumpQuery) => void): ParamReader =>
  (value, listQuery) =>
    set(Number(value), listQuery);
export const readLimit = numericReader((value, listQuery) => (listQuery.limit = value));
export const readOffset = numericReader((value, listQuery) => (listQuery.offset = value));
/** Page numbers that start at `first`. It looks the size up itself, so the order of parameters does not matter. */
export const pageFrom =
  (first: number, params: [string, string][], size: string): ParamReader =>
  (value, listQuery) =>
    (listQuery.offset = (Number(value) - first) * Number(params.find(([name]) => name === size)?.[1]));
const parseSortFields = (text: string): PumpQuery['orders'] =>
  text.split(',').map((part) => ({ field: part.replace(/^-/, ''), isDown: part.startsWith('-') }));
const readSort: ParamReader = (value, listQuery) => listQuery.orders.push(...parseSortFields(value));
const readSearch: ParamReader = (value, listQuery) => listQuery.tests.push(nameContains(value));
/** Reads the operator from the name: `power[gte]`. */
const readNamedComparison: ParamReader = (value, listQuery, [, field = '', operator]) =>
  listQuery.tests.push(matchesAny(field, operator as Comparison, value));
const readPresence: ParamReader = (value, listQuery, [, field = '']) =>
  listQuery.tests.push((pump) => hasValue(field)(pump) === (value === 'true'));
const readAnyOf: ParamReader = (value, listQuery, match) =>
  listQuery.tests.push(matchesAny(match[1] ?? '', 'eq', ...value.split(',')));
/** Parameters with the same name are alternatives. */
const anyOf =
  (params: [string, string][]): ParamReader =>
  (_, listQuery, match) =>
    listQuery.tests.push(
      matchesAny(
        match[1] ?? '',
        'eq',
        ...params.filter(([paramName]) => paramName === match[0]).map(([, value]) => value),
      ),
    );

export const MISSING = 'Falta el nombre';
export const bodyOf = <Body>(request: Request): Body => request.body as Body;
export const hasName = (members: Partial<Pump> | undefined): boolean => Boolean(members?.name);

interface RestHandlers {
  /** Responds with a list. */
  list: (request: Request, response: Response) => void;
  wrap: (pump: Pump) => unknown;
  unwrap: (request: Request) => Partial<Pump>;
  refuse: (response: Response) => void;
  method: 'put' | 'patch';
  /** True if a PUT changes only the members that it holds. */
  isPartial?: boolean;
  accepts?: (request: Request) => number | undefined;
}

/** Adds the calls of a REST host at /pumps and /pumps/{id}. */
export function serveRest(
  app: Express,
  pumps: Pumps,
  { list, wrap, unwrap, refuse, method, isPartial = method === 'patch', accepts }: RestHandlers,
): void {
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
    if (hasName(members)) response.status(201).json(wrap(pumps.add(members)));
    else refuse(response);
  });
  app[method]('/pumps/:id', (request, response) => {
    const members = unwrap(request);
    const isWhole = isPartial || Object.keys(members).length === 4;
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
  serveRest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = getSearchParams(request);
      rejectRepeated(params);
      const listQuery = parseQuery(params, [
        [/^page\[size\]$/, readLimit],
        [/^page\[number\]$/, pageFrom(1, params, 'page[size]')],
        [/^sort$/, readSort],
        [field, readAnyOf],
        ...(isStock ? [] : [[/^search$/, readSearch] as const]),
      ]);
      const { rows, total } = pumps.select(listQuery);
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
  serveRest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = getSearchParams(request);
      const listQuery = parseQuery(params, [
        [/^limit$/, readLimit],
        [/^offset$/, readOffset],
        [/^sort$/, readSort],
        [/^q$/, readSearch],
        [new RegExp(`^${FIELD}$`), anyOf(params)],
      ]);
      const { rows, total } = pumps.select(listQuery);
      response.json({ count: total, next: null, previous: null, results: rows });
    },
    wrap: (pump) => pump,
    unwrap: bodyOf,
    refuse: (response) => response.status(400).json({ title: 'Bad Request', errors: { name: [MISSING] } }),
  });

const spring = (app: Express, pumps: Pumps) =>
  serveRest(app, pumps, {
    method: 'put',
    list: (request, response) => {
      const params = getSearchParams(request);
      const listQuery = parseQuery(params, [
        [/^size$/, readLimit],
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
      const { rows, total } = pumps.select(listQuery);
      response.json({
        content: rows,
        totalElements: total,
        last: listQuery.offset + listQuery.limit >= total,
      });
    },
    wrap: (pump) => pump,
    unwrap: bodyOf,
    refuse: (response) =>
      response
        .status(400)
        .json({ error: 'Bad Request', errors: [{ field: 'name', defaultMessage: MISSING }] }),
  });

const hydra = (app: Express, pumps: Pumps) =>
  serveRest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = getSearchParams(request);
      rejectRepeated(params, 'members');
      const listQuery = parseQuery(params, [
        [/^itemsPerPage$/, readLimit],
        [/^page$/, pageFrom(1, params, 'itemsPerPage')],
        [
          new RegExp(`^order\\[${FIELD}\\]$`),
          (value, { orders }, [, field = '']) => orders.push({ field, isDown: value === 'desc' }),
        ],
        [new RegExp(`^${FIELD}\\[(gte|lte|gt|lt)\\]$`), readNamedComparison],
        [new RegExp(`^exists\\[${FIELD}\\]$`), readPresence],
        [new RegExp(`^${FIELD}(?:\\[\\])?$`), anyOf(params)],
      ]);
      const { rows, total } = pumps.select(listQuery);
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

/** A table at /pumps: a record is addressed by a filter on its id, for reads and writes. */
function postgrest(app: Express, pumps: Pumps): void {
  const read = (request: Request): PumpQuery =>
    parseQuery(getSearchParams(request), [
      [/^limit$/, readLimit],
      [/^offset$/, readOffset],
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
          if (/^(not\.)?is\.null$/.test(value)) {
            tests.push((pump) => hasValue(field)(pump) === value.startsWith('not'));
            return;
          }
          const [, operator = '', operand = ''] = /^(eq|neq|gte|lte|gt|lt|in)\.(.*)$/.exec(value) ?? [];
          if (operator === '') throw new RejectedRequestError(`Not an operator: ${value}`);
          const values = [...operand.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) =>
            value.replaceAll(/\\(.)/g, '$1'),
          );
          tests.push(
            operator === 'in'
              ? matchesAny(field, 'eq', ...values)
              : matchesAny(field, operator as Comparison, operand),
          );
        },
      ],
    ]);
  app.get('/pumps', (request, response) => {
    const { rows, total } = pumps.select(read(request));
    const isCounted = request.headers.prefer === 'count=exact';
    response.setHeader('Content-Range', `0-${rows.length - 1}/${isCounted ? total : '*'}`);
    response.json(rows);
  });
  const respondWithRows = (
    request: Request,
    response: Response,
    rows: readonly Pump[],
    status: number,
  ): void => {
    if (request.headers.prefer === 'return=representation') response.status(status).json(rows);
    else response.status(204).end();
  };
  app.post('/pumps', (request, response) => {
    const members = bodyOf<Partial<Pump>>(request);
    if (hasName(members)) respondWithRows(request, response, [pumps.add(members)], 201);
    else response.status(400).json({ code: '23502', details: null, hint: null, message: MISSING });
  });
  app.patch('/pumps', (request, response) => {
    const { rows } = pumps.select(read(request));
    for (const { id } of rows) pumps.change(String(id), bodyOf(request));
    respondWithRows(request, response, rows, 200);
  });
  app.delete('/pumps', (request, response) => {
    const { rows } = pumps.select(read(request));
    for (const { id } of rows) pumps.remove(String(id));
    respondWithRows(request, response, rows, 200);
  });
}

/** Directus takes these texts of a query for values, which no text equals. */
const readByDirectus =
  (reader: ParamReader): ParamReader =>
  (value, listQuery, match) => {
    const texts = value.split(',').filter((text) => !/^(?:true|false|null|NULL)$/.test(text));
    if (texts.length === 0) listQuery.tests.push(() => false);
    else reader(texts.join(','), listQuery, match);
  };
/** Its search is LIKE, so `%` stands for any characters and `_` for one. */
const readLikeSearch: ParamReader = (value, listQuery) => {
  const pattern = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const like = new RegExp(pattern.replaceAll('%', '.*').replaceAll('_', '.'), 'i');
  listQuery.tests.push(({ name }) => like.test(name));
};

const directus = (app: Express, pumps: Pumps) =>
  serveRest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = getSearchParams(request);
      rejectRepeated(params);
      const filter = (operator: string) => new RegExp(`^filter\\[${FIELD}\\]\\[_${operator}\\]$`);
      const listQuery = parseQuery(params, [
        [/^limit$/, readLimit],
        [/^page$/, pageFrom(1, params, 'limit')],
        [/^sort$/, readSort],
        [/^search$/, readLikeSearch],
        [/^meta$/, () => undefined],
        [filter('(eq|neq|gte|lte|gt|lt)'), readByDirectus(readNamedComparison)],
        [filter('null'), (_, query, [, field = '']) => query.tests.push((pump) => !hasValue(field)(pump))],
        [filter('nnull'), (_, query, [, field = '']) => query.tests.push(hasValue(field))],
        [filter('in'), readByDirectus(readAnyOf)],
      ]);
      const { rows, total } = pumps.select(listQuery);
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
export const springHost: DialectHost = { dialect: 'spring', serve: spring };
export const postgrestHost: DialectHost = { dialect: 'postgrest', serve: postgrest };

/** Hosts by dialect name; `json-server` and Fortune are the real packages. */
export const hosts: Readonly<Record<string, DialectHost>> = {
  'json-api': { dialect: 'json-api', serve: jsonApi(false) },
  'jsonapi.org': { dialect: 'jsonapi.org', serve: jsonApi(true) },
  'limit-offset': { dialect: 'limit-offset', serve: limitOffset },
  spring: springHost,
  hydra: { dialect: 'hydra', serve: hydra },
  postgrest: postgrestHost,
  directus: { dialect: 'directus', serve: directus },
};

/** Creates an app that imitates a host, with five pumps. */
export function createHostApp({ serve }: DialectHost, pumps = createPumps()): Express {
  const app = express();
  app.use(express.json({ type: (request) => /json/.test(request.headers['content-type'] ?? '') }));
  serve(app, pumps);
  app.use((error: Error, _request: Request, response: Response, next: express.NextFunction) => {
    if (error instanceof RejectedRequestError) response.status(400).json({ message: error.message });
    else next(error);
  });
  return app;
}
