import type { Request, RequestHandler } from 'express';
import { asyncHandler } from '../server/asyncHandler';
import { requireActor, requirePermission } from '../server/apiRouter';
import type { HostServices } from '../server/apiRouter';
import type { Actor } from '../server/call';
import { forbiddenError, HostError, notFoundError } from '../server/responses/hostError';
import { parseBodyWith } from '../server/requests/bodyChecks';
import { badParameterError } from '../server/requests/readQuery';
import { chargerAccess } from './collections';
import type { PlainCollection, RowSchema } from './collections';
import type { Store } from '../store/store';
import { checkReferences, idsInScope, isInScope } from './plainScope';
import type { PlainRows } from './plainScope';

const badQuery = (parameter: string) => badParameterError(parameter, 'Parámetro no válido o desconocido.');

/** Maximum number of rows in a response. */
const MAX_ROWS = 1000;

/**
 * Allows only the parameters that `ra-data-json-server` and the console's filters send. json-server itself would accept
 * regular expressions (`name_like`), JSONP (`callback`), embeds and delays from anyone.
 */
function checkQuery(query: Request['query'], fields: ReadonlySet<string>): void {
  for (const [key, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    const single = values.length === 1 && typeof values[0] === 'string' ? values[0] : undefined;
    const isValid =
      key === '_start' || key === '_end'
        ? single !== undefined && /^\d{1,9}$/.test(single)
        : key === '_sort'
          ? single !== undefined && single.split(',').every((field) => fields.has(field))
          : key === '_order'
            ? single !== undefined && /^(?:asc|desc)(?:,(?:asc|desc))*$/i.test(single)
            : key === 'q'
              ? single !== undefined && single.length <= 200
              : fields.has(key.replace(/_[gl]te$/, '')) &&
                values.length <= MAX_ROWS &&
                values.every((item) => typeof item === 'string' && item.length <= 500);
    if (!isValid) throw badQuery(key);
  }
  const start = Number(query['_start'] ?? 0);
  if (query['_end'] !== undefined && Number(query['_end']) - start > MAX_ROWS) throw badQuery('_end');
}

type Collections = ReadonlyMap<string, PlainCollection>;

/** The collection and record that a request targets. */
export interface PlainTarget {
  collection: string;
  schema: RowSchema;
  /** Undefined for list and create requests. */
  id: string | undefined;
  actor: Actor;
}

/** Validates bodies strictly: a whole record for POST and PUT, a part for PATCH; the id of a record never changes. */
async function checkWrite(
  rows: PlainRows,
  req: Request,
  { collection, schema, id, actor }: PlainTarget,
): Promise<void> {
  if (req.method === 'GET' || req.method === 'DELETE') return;
  const isFullRecord = req.method !== 'PATCH';
  const body = parseBodyWith(isFullRecord ? schema : schema.partial(), req.body ?? {});
  if (body['id'] !== undefined && (req.method === 'POST' || body['id'] !== id)) {
    throw new HostError(422, {
      code: 'invalid',
      detail: 'El identificador no se puede elegir.',
      pointer: '/id',
    });
  }
  await checkReferences(rows, actor, collection, body, isFullRecord);
}

/** Returns the ids in a query. */
function queryIds(query: Request['query']): string[] | undefined {
  const { id } = query;
  return id === undefined ? undefined : (Array.isArray(id) ? id : [id]).map(String);
}

function parseTarget(req: Request, actor: Actor, collections: Collections): PlainTarget {
  if (!Object.hasOwn(chargerAccess, req.method))
    throw new HostError(405, { code: 'method', detail: 'Método no admitido.' });
  const [, name = '', id] = /^\/([a-z][a-z\d-]*)(?:\/([\w-]{1,64}))?$/.exec(req.path) ?? [];
  // Reads have an optional id, creates have none, and changes always have one.
  const isWellFormed = req.method === 'GET' || (req.method === 'POST') === (id === undefined);
  const collection = collections.get(name);
  if (collection === undefined || !isWellFormed) throw notFoundError();
  const neededPermission = collection.access?.[req.method];
  if (neededPermission !== undefined) requirePermission(actor, neededPermission);
  else if (!actor.seesAllCompanies) throw forbiddenError();
  return { collection: name, schema: collection.schema, id, actor };
}

/**
 * Guard that checks session, permission, path, company and query before json-server handles a request. Out-of-scope
 * records are 404, like missing ones; a list contains only what is in scope. The check of the body, which needs the
 * transaction of the request, is in `res.locals.check`.
 */
export function plainGuard(
  services: HostServices,
  readRows: (store: Store) => Promise<PlainRows['rows']>,
  collections: Collections,
): RequestHandler {
  const { database } = services;
  return asyncHandler(async (req, res, next) => {
    const target = await database.transaction('read', async (store) => {
      const actor = await requireActor(services, store, req);
      const requestTarget = parseTarget(req, actor, collections);
      await checkScope({ store, rows: await readRows(store) }, req, requestTarget);
      return requestTarget;
    });
    res.locals['target'] = target;
    delete req.headers['x-http-method-override'];
    res.locals['check'] = (data: PlainRows) => checkWrite(data, req, target);
    next();
  });
}

/** Checks query and record of a request, and limits a list to what the actor can access. */
async function checkScope(
  data: PlainRows,
  req: Request,
  { collection, schema, id, actor }: PlainTarget,
): Promise<void> {
  checkQuery(req.query, new Set(Object.keys(schema.shape)));
  if (id !== undefined && !(await isInScope(data, actor, collection, id))) throw notFoundError();
  if (req.method !== 'GET' || id !== undefined) return;
  const ids = await idsInScope(data, actor, collection, queryIds(req.query));
  if (ids !== undefined) req.query = { ...req.query, id: ids };
}
