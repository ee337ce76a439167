import express, { type Express, type Request, type Response } from 'express';
import type { DialectSource } from '../../../src/config/dialects/resolveDialect';
import {
  createPumps,
  hasValue,
  matchesAny,
  nameContains,
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
export const numericReader =
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
export const parseSortFields = (text: string): PumpQuery['orders'] =>
  text.split(',').map((part) => ({ field: part.replace(/^-/, ''), isDown: part.startsWith('-') }));
export const readSort: ParamReader = (value, listQuery) => listQuery.orders.push(...parseSortFields(value));
export const readSearch: ParamReader = (value, listQuery) => listQuery.tests.push(nameContains(value));
/** A search with LIKE, so `%` stands for any characters and `_` for one. */
export const readLikeSearch: ParamReader = (value, listQuery) => {
  const pattern = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const like = new RegExp(pattern.replaceAll('%', '.*').replaceAll('_', '.'), 'i');
  listQuery.tests.push(({ name }) => like.test(name));
};
/** Reads the operator from the name: `power[gte]`. */
export const readNamedComparison: ParamReader = (value, listQuery, [, field = '', operator]) =>
  listQuery.tests.push(matchesAny(field, operator as Comparison, value));
export const readPresence: ParamReader = (value, listQuery, [, field = '']) =>
  listQuery.tests.push((pump) => hasValue(field)(pump) === (value === 'true'));
export const readAnyOf: ParamReader = (value, listQuery, match) =>
  listQuery.tests.push(matchesAny(match[1] ?? '', 'eq', ...value.split(',')));
/** Parameters with the same name are alternatives. */
export const anyOf =
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

export interface RestHandlers {
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
