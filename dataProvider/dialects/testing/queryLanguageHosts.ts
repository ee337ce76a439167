import type { Express } from 'express';
import type { DialectSource } from '../../../src/config/dialects/resolveDialect';
import {
  bodyOf,
  hasName,
  MISSING,
  pageFrom,
  readLimit,
  readOffset,
  serveRest,
  type DialectHost,
} from './restHost';
import { strapiHost } from './strapiHost';
import { parseODataFilter, readODataLiteral } from './odataFilter';
import {
  getSearchParams,
  getValue,
  hasValue,
  parseQuery,
  RejectedRequestError,
  rejectRepeated,
  type ParamReader,
  type Pump,
  type PumpQuery,
  type Pumps,
} from './pumps';

/**
 * Hosts that read all conditions in one parameter. They answer what the real servers answered: SAP CAP (`@sap/cds` 8),
 * LoopBack 4 with its memory connector, NestJS CRUD (`@dataui/crud` 5 over TypeORM and sql.js), json-server 1.0.0-beta.15, Soul
 * 0.8. Unlike them, they reject what has no effect there: an unknown or a repeated parameter.
 */
type Test = (pump: Pump) => boolean;
type Members = Readonly<Record<string, unknown>>;

const contains = (value: unknown, part: unknown): boolean =>
  typeof value === 'string' && value.toLowerCase().includes(String(part).toLowerCase());
const parseSearchParams = (
  request: Parameters<typeof getSearchParams>[0],
  readers: Parameters<typeof parseQuery>[1],
  ...repeatable: string[]
): PumpQuery => {
  const params = getSearchParams(request);
  rejectRepeated(params.filter(([name]) => !repeatable.includes(name)));
  return parseQuery(params, readers);
};
const addTest =
  (parse: (text: string) => Test): ParamReader =>
  (value, { tests }) =>
    tests.push(parse(value));

/** Reads `{ "$and": [...] }` and `{ "power": { "$gte": 3 } }`; names have a prefix or not. */
function parseJsonCondition(condition: Members, prefix: string, operators: Operators): Test {
  const tests = Object.entries(condition).map(([name, value]): Test => {
    if (name === `${prefix}and` || name === `${prefix}or`) {
      const inner = (value as Members[]).map((item) => parseJsonCondition(item, prefix, operators));
      return name.endsWith('and')
        ? (pump) => inner.every((test) => test(pump))
        : (pump) => inner.some((test) => test(pump));
    }
    const entries = Object.entries(typeof value === 'object' && value !== null ? value : { eq: value });
    const inner = entries.map(([operator, operand]): Test => {
      const compare = operators[operator.replace(prefix, '')];
      if (!compare) throw new RejectedRequestError(`Not an operator: ${operator}`);
      return (pump) => compare(getValue(pump, name), operand);
    });
    return (pump) => inner.every((test) => test(pump));
  });
  return (pump) => tests.every((test) => test(pump));
}

type Operators = Readonly<Record<string, (value: unknown, operand: unknown) => boolean>>;

/** Like SQL: no comparison is true without a value. Both sides are compared with the type of the column. */
const SQL_OPERATORS: Operators = {
  eq: (value, operand) => (operand === null ? value === null : String(value) === String(operand)),
  ne: (value, operand) =>
    operand === null ? value !== null : value !== null && String(value) !== String(operand),
  gte: (value, operand) => value !== null && Number(value) >= Number(operand),
  lte: (value, operand) => value !== null && Number(value) <= Number(operand),
  gt: (value, operand) => value !== null && Number(value) > Number(operand),
  lt: (value, operand) => value !== null && Number(value) < Number(operand),
  in: (value, operand) => (operand as unknown[]).map(String).includes(String(value)),
};

const LOOPBACK_OPERATORS: Operators = {
  ...SQL_OPERATORS,
  neq: SQL_OPERATORS.ne!,
  inq: SQL_OPERATORS.in!,
  regexp: (value, operand) => {
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(String(operand)) ?? [];
    return new RegExp(source, flags).test(String(value));
  },
};

const NEST_OPERATORS: Operators = {
  ...SQL_OPERATORS,
  isnull: (value) => value === null,
  notnull: (value) => value !== null,
  cont: contains,
};

/** JavaScript's own comparisons: null counts as zero. */
const JSON_SERVER_OPERATORS: Operators = {
  eq: (value, operand) => value === operand,
  ne: (value, operand) => value !== operand,
  gte: (value, operand) => (value as number) >= (operand as number),
  lte: (value, operand) => (value as number) <= (operand as number),
  gt: (value, operand) => (value as number) > (operand as number),
  lt: (value, operand) => (value as number) < (operand as number),
  in: (value, operand) => (operand as unknown[]).includes(value),
  contains,
};

const parseOrder = (text: string, pattern: RegExp): PumpQuery['orders'] =>
  text.split(',').map((part) => {
    const [, field = '', direction = ''] = pattern.exec(part) ?? [];
    return { field, isDown: /desc/i.test(direction) };
  });
const parseMinusOrder: ParamReader = (value, { orders }) =>
  void orders.push(
    ...value.split(',').map((part) => ({ field: part.replace(/^-/, ''), isDown: part.startsWith('-') })),
  );

const odata = (app: Express, pumps: Pumps): void => {
  app.use((request, _response, next) => {
    const [, key] = /^\/pumps\((.*)\)$/.exec(decodeURIComponent(request.path)) ?? [];
    if (key !== undefined) request.url = `/pumps/${encodeURIComponent(String(readODataLiteral(key)))}`;
    next();
  });
  serveRest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const listQuery = parseSearchParams(request, [
        [/^\$top$/, readLimit],
        [/^\$skip$/, readOffset],
        [/^\$count$/, () => undefined],
        [/^\$orderby$/, (value, { orders }) => void orders.push(...parseOrder(value, /^(\w+) (\w+)$/))],
        [/^\$filter$/, addTest(parseODataFilter)],
        [
          /^\$search$/,
          addTest((text) => (pump) => contains(pump.name, text.slice(1, -1).replaceAll(/\\(.)/g, '$1'))),
        ],
      ]);
      const { rows, total } = pumps.select(listQuery);
      response.json({ '@odata.context': '$metadata#pumps', '@odata.count': total, value: rows });
    },
    wrap: (pump) => ({ '@odata.context': '$metadata#pumps/$entity', ...pump }),
    unwrap: bodyOf,
    refuse: (response) =>
      response.status(400).json({ error: { message: MISSING, target: 'name', code: '400' } }),
  });
};

interface LoopBackFilter {
  where?: Members;
  order?: string[];
  limit?: number;
  skip?: number;
}

const loopback = (app: Express, pumps: Pumps): void => {
  const select = (filter: LoopBackFilter) =>
    pumps.select({
      tests: filter.where ? [parseJsonCondition(filter.where, '', LOOPBACK_OPERATORS)] : [],
      orders: (filter.order ?? []).flatMap((text) => parseOrder(text, /^(\w+) (ASC|DESC)$/)),
      offset: filter.skip ?? 0,
      limit: filter.limit ?? 100,
    });
  app.get('/pumps/count', (request, response) => {
    const params = getSearchParams(request);
    if (params.some(([name]) => name !== 'where') || params.length > 1)
      throw new RejectedRequestError('Count');
    response.json({ count: select({ where: JSON.parse(params[0]?.[1] ?? '{}') as Members }).total });
  });
  serveRest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = getSearchParams(request);
      if (params.length !== 1 || params[0]?.[0] !== 'filter')
        throw new RejectedRequestError('Not one filter');
      const rows = select(JSON.parse(params[0][1]) as LoopBackFilter).rows;
      // Members without a value are not in its answers.
      response.json(rows.map(({ power, ...pump }) => (power === null ? pump : { ...pump, power })));
    },
    wrap: (pump) => pump,
    unwrap: bodyOf,
    refuse: (response) =>
      response.status(422).json({
        error: {
          statusCode: 422,
          name: 'UnprocessableEntityError',
          message: 'The request body is invalid. See error object `details` property for more info.',
          details: [{ path: '', code: 'required', message: MISSING, info: { missingProperty: 'name' } }],
        },
      }),
  });
};

const nestCrud = (app: Express, pumps: Pumps): void =>
  serveRest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = getSearchParams(request);
      const listQuery = parseSearchParams(
        request,
        [
          [/^limit$/, readLimit],
          [/^page$/, pageFrom(1, params, 'limit')],
          [
            /^sort$/,
            (value, { orders }) => void orders.push(...parseOrder(value.replace(',', ' '), /^(\w+) (\w+)$/)),
          ],
          [/^s$/, addTest((text) => parseJsonCondition(JSON.parse(text) as Members, '$', NEST_OPERATORS))],
        ],
        'sort',
      );
      const { rows, total } = pumps.select(listQuery);
      response.json({ data: rows, count: rows.length, total, page: 1, pageCount: 1 });
    },
    wrap: (pump) => pump,
    unwrap: bodyOf,
    refuse: (response) =>
      response.status(400).json({ statusCode: 400, message: [MISSING], error: 'Bad Request' }),
  });

const jsonServer1 = (app: Express, pumps: Pumps): void => {
  const withTextId = (pump: Pump) => ({ ...pump, id: String(pump.id) });
  serveRest(app, pumps, {
    method: 'patch',
    list: (request, response) => {
      const params = getSearchParams(request);
      const listQuery = parseSearchParams(request, [
        [/^_per_page$/, readLimit],
        [/^_page$/, pageFrom(1, params, '_per_page')],
        [/^_sort$/, parseMinusOrder],
        [
          /^_where$/,
          addTest((text) => {
            const test = parseJsonCondition(JSON.parse(text) as Members, '', JSON_SERVER_OPERATORS);
            return (pump) => test(withTextId(pump) as unknown as Pump);
          }),
        ],
      ]);
      const { rows, total } = pumps.select(listQuery);
      response.json({ first: 1, items: total, data: rows.map(withTextId) });
    },
    wrap: withTextId,
    unwrap: bodyOf,
    // It has no required members.
    refuse: (response) => response.status(201).json({}),
  });
};

/** Compares like SQLite, which takes a text for a number where the column has numbers. */
const soul = (app: Express, pumps: Pumps): void => {
  const unescape = (text: string): string => {
    if (/(?<!')'(?:'')*(?!')/.test(text)) throw new RejectedRequestError('SQL error near a quote');
    return text.replaceAll("''", "'");
  };
  const parseFilters = (text: string): Test => {
    const tests = text.split(/,(?![^[]*?\])/).map((part): Test => {
      const [key = '', ...rest] = part.split(':');
      const [field = '', operator = 'eq'] = key.split('__');
      const value = rest.join(':');
      if (operator === 'null') return (pump) => !hasValue(field)(pump);
      if (operator === 'notnull') return hasValue(field);
      const compare = { ...SQL_OPERATORS, neq: SQL_OPERATORS.ne! }[operator];
      if (!compare) throw new RejectedRequestError(`Invalid field operator '${operator}'`);
      const [, list] = /^\[(.*)\]$/.exec(value) ?? [];
      return list === undefined
        ? (pump) => compare(getValue(pump, field), unescape(value))
        : (pump) =>
            list
              .split(',')
              .map(unescape)
              .includes(String(getValue(pump, field)));
    });
    return (pump) => tests.every((test) => test(pump));
  };
  app.get('/pumps', (request, response) => {
    const params = getSearchParams(request);
    const listQuery = parseSearchParams(request, [
      [/^_limit$/, readLimit],
      [/^_page$/, pageFrom(1, params, '_limit')],
      [/^_ordering$/, parseMinusOrder],
      [/^_filters$/, addTest(parseFilters)],
      [
        /^_search$/,
        addTest((text) => {
          const pattern = new RegExp(
            unescape(text)
              .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
              .replaceAll('%', '.*')
              .replaceAll('_', '.'),
            'i',
          );
          return (pump) => Object.values(pump).some((value) => pattern.test(String(value)));
        }),
      ],
    ]);
    const { rows, total } = pumps.select(listQuery);
    response.json({ data: rows, total, next: null, previous: null });
  });
  const fieldsOf = (request: Parameters<typeof bodyOf>[0]): Partial<Pump> =>
    bodyOf<{ fields: Partial<Pump> }>(request).fields;
  app.get('/pumps/:id', (request, response) => {
    const pump = pumps.find(request.params.id);
    if (pump) response.json({ data: [pump] });
    else response.status(404).json({ message: 'Row not found', error: 'not_found' });
  });
  app.post('/pumps', (request, response) => {
    const fields = fieldsOf(request);
    if (!hasName(fields)) return void response.status(400).json({ message: MISSING, error: {} });
    const { id } = pumps.add(fields);
    return void response
      .status(201)
      .json({ message: 'Row inserted', data: { changes: 1, lastInsertRowid: id } });
  });
  app.put('/pumps/:id', (request, response) => {
    pumps.change(request.params.id, fieldsOf(request));
    // The id is that of the last insert, as SQLite keeps it.
    response.json({ message: 'Row updated', data: { changes: 1, lastInsertRowid: 99 } });
  });
  app.delete('/pumps/:id', (request, response) => {
    pumps.remove(request.params.id);
    response.json({ message: 'Row deleted', data: { changes: 1 } });
  });
};

const createHost = (dialect: DialectSource, serve: DialectHost['serve']): DialectHost => ({ dialect, serve });

/** Hosts that answer as real servers did, by dialect name. */
export const queryLanguageHosts: Readonly<Record<string, DialectHost>> = {
  odata: createHost('odata', odata),
  loopback: createHost('loopback', loopback),
  'nestjs-crud': createHost('nestjs-crud', nestCrud),
  'json-server-1': createHost('json-server-1', jsonServer1),
  soul: createHost('soul', soul),
  strapi: strapiHost,
};
