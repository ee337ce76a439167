import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { asyncHandler } from './asyncHandler';
import { unknownPathHandler } from './responses/errorHandler';
import { hasBody, jsonBody, limitBodySize } from './requests/jsonBody';
import { actorOf } from './call';
import type { Actor, Call, Handler, PreparedHandler } from './call';
import type { Vault } from './security/vault';
import type { ContractCheck } from './contract/contractCheck';
import { forbiddenError, HostError } from './responses/hostError';
import type { DevicePort } from '../devices/devicePort';
import type { FileLinks } from '../files/fileLinks';
import type { LoginLimit } from '../features/session/loginLimit';
import { requestOrigin } from './security/requestOrigin';
import { callRules, acceptVersionOf } from './callRules';
import type { CallId } from './callRules';
import type { CallAccess } from './roles';
import { AuditedStore } from '../features/activity/auditedStore';
import { recordActivity } from '../features/activity/record';
import { accessEventHandlers } from '../features/accesses/eventHandlers';
import { visitorHandlers } from '../features/office/handlers';
import { accessLogHandlers } from '../features/office/logHandlers';
import { checkInHandlers } from '../features/hotel/handlers';
import { invitationHandlers } from '../features/accesses/invitationHandlers';
import { qrAccessHandlers } from '../features/accesses/qrHandlers';
import { assetHandlers } from '../features/assets/handlers';
import { bookingHandlers } from '../features/spaces/bookingHandlers';
import { cameraHandlers } from '../features/cameras/handlers';
import { clientHandlers } from '../features/companies/handlers';
import { cloudDeviceHandlers } from '../features/cloudDevices/handlers';
import { labelHandlers } from '../features/codes/handlers';
import { commonAreaHandlers } from '../features/spaces/handlers';
import { contactHandlers } from '../features/contacts/handlers';
import { deviceHelpHandlers } from '../features/doors/helpHandlers';
import { deviceHandlers } from '../features/devices/handlers';
import { documentHandlers } from '../features/documents/handlers';
import { doorHandlers } from '../features/doors/handlers';
import { gatewayMaintenanceHandlers } from '../features/gateways/maintenanceHandlers';
import { gatewayEditHandlers } from '../features/gateways/editHandlers';
import { gatewayLinkHandlers } from '../features/gateways/linkHandlers';
import { gatewayHandlers } from '../features/gateways/handlers';
import { passwordHandlers } from '../features/doors/passwordHandlers';
import { intercomHandlers } from '../features/intercoms/handlers';
import { layoutHandlers } from '../features/layout/handlers';
import { legalHandlers } from '../features/companies/legalHandlers';
import { newsHandlers } from '../features/news/handlers';
import { notificationHandlers } from '../features/people/notificationHandlers';
import { inviteHandlers } from '../features/people/inviteHandlers';
import { projectHandlers } from '../features/projects/handlers';
import { searchHandlers } from '../features/search/handlers';
import { sensorHandlers } from '../features/sensors/handlers';
import { sessionHandlers } from '../features/session/handlers';
import { statisticsHandlers } from '../features/statistics/handlers';
import { tenantHandlers } from '../features/people/tenantHandlers';
import { ticketChangeHandlers } from '../features/tickets/changeHandlers';
import { ticketDownloadHandlers } from '../features/tickets/downloadHandlers';
import { ticketHandlers } from '../features/tickets/handlers';
import { userHandlers } from '../features/people/handlers';
import { findSessionUser } from '../features/session/sessions';
import type { Database, Store, TransactionMode } from '../store/store';

/** Handlers by call. The type requires exactly one for each contract call. */
const handlers: Readonly<Record<CallId, Handler | PreparedHandler>> = {
  ...sessionHandlers,
  ...userHandlers,
  ...inviteHandlers,
  ...tenantHandlers,
  ...notificationHandlers,
  ...clientHandlers,
  ...legalHandlers,
  ...projectHandlers,
  ...assetHandlers,
  ...labelHandlers,
  ...gatewayHandlers,
  ...gatewayEditHandlers,
  ...gatewayLinkHandlers,
  ...gatewayMaintenanceHandlers,
  ...sensorHandlers,
  ...cameraHandlers,
  ...deviceHandlers,
  ...cloudDeviceHandlers,
  ...doorHandlers,
  ...passwordHandlers,
  ...deviceHelpHandlers,
  ...ticketHandlers,
  ...ticketChangeHandlers,
  ...ticketDownloadHandlers,
  ...accessEventHandlers,
  ...visitorHandlers,
  ...accessLogHandlers,
  ...invitationHandlers,
  ...checkInHandlers,
  ...qrAccessHandlers,
  ...contactHandlers,
  ...documentHandlers,
  ...commonAreaHandlers,
  ...bookingHandlers,
  ...newsHandlers,
  ...intercomHandlers,
  ...layoutHandlers,
  ...statisticsHandlers,
  ...searchHandlers,
};

/** Services for the guards. `now` is Unix seconds. */
export interface HostServices {
  database: Database;
  loginLimit: LoginLimit;
  devices: DevicePort;
  vault: Vault;
  files: FileLinks;
  /** Public origin of the host; undefined to detect it. */
  origin: string | undefined;
  /** Base path of the console; empty for the root. */
  base: string;
  now: () => number;
  /** Called after a transaction that changed records. */
  onChange: () => void;
}

/** Returns the actor of the bearer token; throws 401. */
export async function requireActor(
  { now }: Pick<HostServices, 'now'>,
  store: Store,
  req: Request,
): Promise<Actor> {
  const token = /^Bearer ([\w-]{1,200})$/.exec(req.get('authorization') ?? '')?.[1] ?? '';
  const user = await findSessionUser(store, token, now());
  if (!user)
    throw new HostError(401, {
      code: 'unauthenticated',
      detail: 'No estás autorizado para realizar esta acción.',
    });
  return actorOf(user, token);
}

/** Throws 403 unless the actor has the permission. */
export function requirePermission(actor: Actor, access: CallAccess): void {
  if (access !== 'open' && access !== 'session' && !actor.permissions.has(access)) {
    throw forbiddenError();
  }
}

/** Returns the actor of the bearer token; throws 401, or 403 without the permission. */
async function requireActorWith(
  services: HostServices,
  store: Store,
  req: Request,
  access: CallAccess,
): Promise<Actor> {
  const actor = await requireActor(services, store, req);
  requirePermission(actor, access);
  return actor;
}

/** Throws 406 unless the request has the call's version. */
function requireVersion(req: Request, id: CallId): void {
  const version = acceptVersionOf(id, req.query['format']);
  if (req.get('accept-version') === version) return;
  throw new HostError(406, {
    code: 'accept_version',
    detail: `La cabecera Accept-version debe ser ${version}.`,
  });
}

/** Calls with GET that write: each label number is issued once, and a logout ends the session. */
const writingReads: ReadonlySet<CallId> = new Set(['generateAssetCodes', 'generateGatewayCodes', 'logout']);

const transactionModeOf = (id: CallId): TransactionMode =>
  callRules[id].method === 'GET' && !writingReads.has(id) ? 'read' : 'write';

/** Calls `use` for each contract call, with its method bound to the router. */
function registerCalls(
  router: Router,
  createHandler: (id: CallId, access: CallAccess) => RequestHandler,
): void {
  for (const [id, { method, path, access }] of Object.entries(callRules) as [
    CallId,
    (typeof callRules)[CallId],
  ][]) {
    const routerMethod = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[routerMethod](path, createHandler(id, access));
  }
}

/**
 * Router of the contract's calls. Order: version, session and permission of the matched call, body, the contract if
 * validation is on, then the handler. An unmatched path is 404.
 */
export function apiRouter(services: HostServices, check: ContractCheck | undefined): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((req, _res, next) => {
    // Express answers HEAD with GET handlers, so without this a prefetch could log a user out.
    next(
      req.method === 'HEAD'
        ? new HostError(405, { code: 'method', detail: 'Método no admitido.' })
        : undefined,
    );
  });
  registerCalls(router, (id, access) =>
    asyncHandler(async (req, res, next) => {
      if (res.locals['allowed'] === true) return next();
      requireVersion(req, id);
      // Only the first matching call decides: /users/current is not /users/:id.
      res.locals['allowed'] = true;
      if (access === 'open' || access === 'session') limitBodySize(res);
      if (access === 'open') return next();
      if (transactionModeOf(id) === 'read' && !check && !hasBody(req.headers)) {
        // Session and rows are read in one transaction.
        res.locals['access'] = access;
        return next();
      }
      res.locals['actor'] = await services.database.transaction('read', (store) =>
        requireActorWith(services, store, req, access),
      );
      return next();
    }),
  );
  router.use((_req, res, next) =>
    res.locals['allowed'] === true ? next() : unknownPathHandler(_req, res, next),
  );
  router.use((req, res, next) => {
    // The contract's validator converts texts to numbers in place; the handlers read the original query.
    res.locals['query'] = { ...req.query };
    next();
  });
  router.use(jsonBody, ...(check?.beforeHandlers ?? []));
  registerCalls(router, (id) =>
    asyncHandler(async (req, res) => {
      const call: Omit<Call, 'store'> = {
        params: req.params,
        query: res.locals['query'] as Record<string, unknown>,
        body: req.body as unknown,
        path: `${req.baseUrl}${req.path}`,
        actor: res.locals['actor'] as Actor,
        loginLimit: services.loginLimit,
        devices: services.devices,
        vault: services.vault,
        files: services.files,
        origin: requestOrigin(req, services.origin),
        consoleUrl: requestOrigin(req, services.origin) + services.base,
        clientAddress: req.ip ?? '',
        now: services.now(),
      };
      const { database } = services;
      const entry = handlers[id];
      const handle = 'prepare' in entry ? await entry.prepare({ ...call, database }) : entry;
      const access = res.locals['access'] as CallAccess | undefined;
      const mode = transactionModeOf(id);
      let hasChanges = false;
      const reply = await database.transaction(mode, async (store) => {
        if (mode === 'read') {
          const actor = access ? await requireActorWith(services, store, req, access) : call.actor;
          return handle({ ...call, actor, store });
        }
        const audited = new AuditedStore(store);
        const result = await handle({ ...call, store: audited });
        const { user } = (res.locals['actor'] as Actor | undefined) ?? {};
        const change = { call: id, user, address: call.clientAddress, now: call.now };
        await recordActivity(store, change, audited.changes);
        hasChanges = audited.changes.length > 0;
        return result;
      });
      if (hasChanges) services.onChange();
      if (reply.file) {
        // Uploads and user texts must never render as a page of this origin, even inline.
        res.set('Content-Security-Policy', 'sandbox');
        res.status(reply.status).attachment(reply.file.name).type(reply.file.type).send(reply.file.content);
      } else if (reply.body === undefined) res.status(reply.status).end();
      else res.status(reply.status).json(reply.body);
    }),
  );
  if (check) router.use(check.afterHandlers);
  return router;
}
