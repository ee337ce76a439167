import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { AddressInfo } from 'node:net';
import specified from '../../../dataProvider/contract/specifiedCalls.json';
import { findOperationByPath } from '../../../dataProvider/contract/findOperationByPath';
import type { Operation } from '../../../dataProvider/contract/operations';
import { contract, operations } from '../../../dataProvider/contract/testing/bundledContract';
import { sampleResponse } from '../../../dataProvider/contract/testing/sampleResponse';

/**
 * A host built from the documents only. It serves their calls, rejects undocumented queries, returns rows with exactly
 * the documented members, and returns no more error details than documented.
 */
export interface StrictHost {
  url: string;
  /** Rejected requests, for assertions: `400 GET /path?query`. */
  refusals: string[];
  /** Received requests with their version: `2 GET /path?query`. */
  requests: string[];
  close(): Promise<void>;
}

/** Its only valid token. */
export const STRICT_HOST_TOKEN = 'strict-host-token';

/** Parameters that the documents call optional, or that a user types or picks. */
const optional = new Set(
  'page search client sort filter status priority type show active_issues nfc_code measure'.split(' '),
);

/** Optional scope parameters per call: tickets and gateways of an asset or a project. */
const scopes: Readonly<Record<string, readonly string[]>> = {
  listTickets: ['asset_id'],
  listGateways: ['project_id'],
  listGatewayStatus: ['asset_id', 'project_id'],
};

/** Undocumented queries: the console counts a company's users with a query of its own. */
const undocumentedQueries: Readonly<Record<string, readonly string[]>> = { listUsers: ['client'] };

/**
 * Returns the documented page sizes: 50, 75, 100, 8 invitations of an asset, 5 of a history, 1000 projects for a picker.
 */
const sizes = (path: string): number[] => {
  if (path.startsWith('/access/asset/')) return [8];
  if (path.endsWith('/history')) return [5];
  return path === '/projects' ? [50, 75, 100, 1000] : [50, 75, 100];
};

const normalizePath = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** Returns the documented query parameters of a call, one list per variant. */
const documentedQueries = ({ method, path }: Operation): string[][] =>
  specified
    .filter(({ calls }) => calls.some((call) => normalizePath(call) === normalizePath(`${method} ${path}`)))
    .map(({ query }) => query);

const cameraMembers = 'name vendor model remote local comments device_serial enabled snapshot'.split(' ');

/** Lists whose documented rows have no `id`, with the members they have instead. */
const documentedMembers: Readonly<Record<string, readonly string[]>> = {
  listBillableUsers: ['billable_users', 'client_email', 'client_id', 'client_name'],
  listAssetCameras: cameraMembers,
  listProjectCameras: cameraMembers,
  listAssetEvents: ['ts', 'action', 'usage_source', 'room', 'username', 'user_email', 'user_id', 'lock_type'],
  listProjectAccessLog: [
    'action',
    'lock_type',
    'ts',
    'usage_source',
    'user_agent',
    'user_email',
    'user_id',
    'username',
    'name',
    'room',
  ],
  listAssetInvitations: [
    'alias',
    'assets',
    'created_at',
    'created_by',
    'revoked_at',
    'status',
    'type',
    'uid',
    'url',
    'valid_from',
    'valid_until',
  ],
  listExternalInvitations: [
    'uid',
    'name',
    'id_number',
    'email',
    'status',
    'url',
    'created_by',
    'valid_from',
    'valid_until',
  ],
  'listDevices asset_id': [
    'deviceId',
    'deviceName',
    'deviceType',
    'uuid',
    'assetId',
    'projectId',
    'gatewayUuid',
    'enabled',
    'shared',
    'batteryLevel',
    'parameters',
    'availableActions',
    'updatedAt',
    'sensors',
  ],
  'listDevices project_id': [
    'asset',
    'battery_level',
    'device_type',
    'name',
    'room',
    'shared',
    'access_sensor_id',
  ],
};

/** The two lists with camelCase paging metadata. */
const camelCaseLists = new Set(['listGateways', 'listCheckIns']);

type Value = Record<string, unknown>;
const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function buildBody(operation: Operation, query: Request['query']): unknown {
  const response = operation.responses.get(200);
  const sample = response && sampleResponse(contract, response);
  if (!isObject(sample)) return sample;
  const { links: _links, meta: _meta, ...rest } = sample;
  const scope = ['asset_id', 'project_id'].find((name) => name in query);
  const names = documentedMembers[`${operation.id} ${scope ?? ''}`] ?? documentedMembers[operation.id];
  const data = Array.isArray(rest['data']) ? rest['data'].map((row) => limitRow(row, names)) : rest['data'];
  const pages = { [camelCaseLists.has(operation.id) ? 'totalPages' : 'total_pages']: 1 };
  const isPaged = operation.parameters.some(({ name }) => name === 'page');
  return {
    ...rest,
    ...(data !== undefined && { data }),
    ...(isPaged && { meta: { all_results: 1, page_size: 50, results: 1, ...pages } }),
  };
}

/** Reduces a row to the documented members and adds an undocumented one. */
function limitRow(row: unknown, names: readonly string[] | undefined): unknown {
  if (!isObject(row)) return row;
  const documented = names ? Object.fromEntries(names.map((name) => [name, row[name]])) : row;
  return { ...documented, host_version: '7.1' };
}

/** Starts the host on a free port. */
export async function startStrictHost(): Promise<StrictHost> {
  const refusals: string[] = [];
  const requests: string[] = [];
  const refuse = (req: Request, res: Response, status: number) => {
    refusals.push(`${status} ${req.method} ${req.originalUrl}`);
    res.status(status).json({ message: 'No.' });
  };
  const app = express();
  app.set('query parser', 'simple');
  app.use((req, _res, next) => {
    requests.push(`${req.get('accept-version')} ${req.method} ${req.originalUrl}`);
    next();
  });
  app.use(guard(refuse));
  app.use((req, res) => {
    const operation = findOperationByPath(operations, req.method, req.path);
    const response = operation?.responses.get(200);
    if (!operation || !response || documentedQueries(operation).length === 0) return refuse(req, res, 404);
    if (!operation.versions.includes(req.get('accept-version') ?? '')) return refuse(req, res, 406);
    if (req.path.includes('no-existe')) return refuse(req, res, 404);
    if (!isDocumentedRequest(operation, req)) return refuse(req, res, 400);
    if (response.mediaType !== undefined && !response.mediaType.includes('json')) {
      res.type(response.mediaType).send('a;b\n1;2\n');
      return;
    }
    res.json(buildBody(operation, req.query));
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refusals,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function guard(refuse: (req: Request, res: Response, status: number) => void): RequestHandler {
  return (req, res, next) => {
    if (req.get('authorization') === `Bearer ${STRICT_HOST_TOKEN}`) return next();
    return refuse(req, res, 401);
  };
}

/** True if a documented variant has exactly these parameters and an allowed page size. */
function isDocumentedRequest(operation: Operation, { query, path }: Request): boolean {
  const size = query['page[size]'];
  const extraNames = [...(scopes[operation.id] ?? []), ...(undocumentedQueries[operation.id] ?? [])];
  const names = Object.keys(query).map((name) => name.replace(/\[.*/, ''));
  // All lists have the same paging parameters.
  const requestedNames = names.filter((name) => name !== 'page' && !extraNames.includes(name));
  if (size !== undefined && !sizes(path).includes(Number(size))) return false;
  return documentedQueries(operation).some(
    (documentedNames) =>
      documentedNames.every(
        (name) => optional.has(name) || names.includes(name) || extraNames.includes(name),
      ) && requestedNames.every((name) => documentedNames.includes(name)),
  );
}
