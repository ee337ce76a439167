import type { Express, Request, Response } from 'express';
import {
  hasValue,
  matchesAny,
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
import {
  type DialectHost,
  FIELD,
  readLimit,
  readOffset,
  pageFrom,
  readSort,
  readSearch,
  readLikeSearch,
  readNamedComparison,
  readPresence,
  readAnyOf,
  anyOf,
  MISSING,
  bodyOf,
  hasName,
  serveRest,
} from './restHost';

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
