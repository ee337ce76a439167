import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Faults of a host, each as its integrator would find it. */
export interface PumpFaults {
  /** Reads only the last of several filters. */
  lastFilterOnly?: boolean;
  /** Gives rows that meet one of the filters. */
  anyFilter?: boolean;
  /** Ignores one end of a range. */
  ignoresEnd?: '_gte' | '_lte';
  /** Gives nothing if two filters come together. */
  emptyForTwo?: boolean;
  /** Answers several ids with the first record, with the first page of all, or not at all if one is unknown. */
  ids?: 'first' | 'ignored' | 'strict';
  /** Headers of CORS; undefined: none. */
  cors?: (request: IncomingMessage) => Record<string, string>;
  /** Status of a preflight. Default 204. */
  preflight?: number;
  /** True: errors come without the headers of CORS. */
  plainErrors?: boolean;
  /** Lines of Set-Cookie of the login. */
  cookies?: readonly string[];
  /** True: answers 401 without the cookie of the login. */
  needsCookie?: boolean;
}

const ROWS = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  name: `Bomba ${id}`,
  power: id * 10,
  status: id % 2 === 0 ? 'rota' : 'libre',
  site: id > 3 ? 'sur' : 'norte',
}));
type Row = (typeof ROWS)[number];

/** A host of six pumps at `/api/pumps`, in the dialect of json-server, with the given faults. Its requests are kept. */
export function createPumpsHost(faults: PumpFaults = {}): { listener: RequestListener; lines: string[] } {
  const lines: string[] = [];
  const listener: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '', 'http://host.invalid');
    lines.push(`${request.method} ${request.url}`);
    const isPreflight = request.method === 'OPTIONS';
    const status = isPreflight ? (faults.preflight ?? 204) : answer(url, request, response, faults);
    const cors = faults.plainErrors && status >= 400 ? {} : (faults.cors?.(request) ?? {});
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    response.statusCode = status;
    response.end(isPreflight ? '' : bodies.get(response));
  };
  return { listener, lines };
}

const bodies = new WeakMap<ServerResponse, string>();

/** Prepares an answer and returns its status. */
function answer(url: URL, request: IncomingMessage, response: ServerResponse, faults: PumpFaults): number {
  const say = (body: unknown, status = 200): number => {
    bodies.set(response, JSON.stringify(body));
    return status;
  };
  if (url.pathname === '/api/login') {
    response.setHeader('set-cookie', [...(faults.cookies ?? [])]);
    return say({});
  }
  if (faults.needsCookie && !/sid=7/.test(request.headers.cookie ?? '')) return say({}, 401);
  const [, id] = /^\/api\/pumps\/(\w+)$/.exec(url.pathname) ?? [];
  if (id !== undefined) {
    const row = ROWS.find((candidate) => String(candidate.id) === id);
    return row ? say(row) : say({}, 404);
  }
  const parameters = [...url.searchParams];
  const ids = parameters.filter(([name]) => name === 'id').map(([, value]) => value);
  if (ids.length > 0) return sayIds(ids, faults, say);
  const tests = parameters.flatMap(([name, value]) => {
    const [, field = '', end] = /^(name|power|status|site)(_gte|_lte)?$/.exec(name) ?? [];
    if (field === '' || (end !== undefined && end === faults.ignoresEnd)) return [];
    return [(row: Row) => matches(String(row[field as keyof Row]), end, value)];
  });
  const used = faults.lastFilterOnly ? tests.slice(-1) : tests;
  const isMet = (row: Row): boolean =>
    faults.anyFilter && used.length > 0 ? used.some((test) => test(row)) : used.every((test) => test(row));
  const matching = faults.emptyForTwo && used.length > 1 ? [] : ROWS.filter(isMet);
  if (url.searchParams.get('_order') === 'DESC') matching.reverse();
  response.setHeader('X-Total-Count', String(matching.length));
  const [start, end] = ['_start', '_end'].map((name) => Number(url.searchParams.get(name) ?? NaN));
  return say(Number.isNaN(end) ? matching : matching.slice(start, end));
}

const matches = (actual: string, end: string | undefined, value: string): boolean =>
  end === '_gte'
    ? Number(actual) >= Number(value)
    : end === '_lte'
      ? Number(actual) <= Number(value)
      : actual === value;

function sayIds(
  ids: readonly string[],
  { ids: fault }: PumpFaults,
  say: (body: unknown, status?: number) => number,
): number {
  const rows = ROWS.filter(({ id }) => ids.includes(String(id)));
  if (fault === 'strict' && rows.length < ids.length) return say({}, 404);
  return say(fault === 'first' ? rows.slice(0, 1) : fault === 'ignored' ? ROWS.slice(0, 2) : rows);
}
