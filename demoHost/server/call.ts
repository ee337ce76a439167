import { errorBody, notFoundError } from './responses/hostError';
import type { HostError } from './responses/hostError';
import type { DevicePort } from '../devices/devicePort';
import type { FileLinks } from '../files/fileLinks';
import type { Vault } from './security/vault';
import type { LoginLimit } from '../features/session/loginLimit';
import { permissionsOfRoles, unrestrictedRoles } from './roles';
import type { Permission } from './roles';
import type { GatewayRow } from '../../fixtures/rows/gateways';
import type { TicketRow } from '../../fixtures/rows/tickets';
import type { AssetRow } from '../../fixtures/rows/assets';
import type { ClientRow } from '../../fixtures/rows/clients';
import type { ProjectRow } from '../../fixtures/rows/projects';
import type { UserRow } from '../../fixtures/rows/users';
import type { Criteria } from '../store/criteria';
import type { Database, Store } from '../store/store';

/** The calling user with permissions and accessible companies. */
export interface Actor {
  user: UserRow;
  token: string;
  permissions: ReadonlySet<Permission>;
  /** True if every company is in scope. */
  seesAllCompanies: boolean;
  canSee(clientId: string): boolean;
}

/** Creates the actor for a user row. Permissions and scope are read on each call, so a change applies immediately. */
export function actorOf(user: UserRow, token: string): Actor {
  const seesAllCompanies = user.roles.some((role) => unrestrictedRoles.includes(role));
  return {
    user,
    token,
    permissions: new Set(permissionsOfRoles(user.roles)),
    seesAllCompanies,
    canSee: (clientId) => seesAllCompanies || user.client_ids.includes(clientId),
  };
}

/** Input of a call handler. Path parameters are decoded, the query is flat text, the body is parsed JSON. */
export interface Call {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  /** Path with prefix and without query, for links. */
  path: string;
  actor: Actor;
  store: Store;
  loginLimit: LoginLimit;
  /** The devices behind the host. */
  devices: DevicePort;
  vault: Vault;
  files: FileLinks;
  /** Public origin of this host, for URLs in responses: `http://127.0.0.1:4126`. */
  origin: string;
  /** URL of the console without a slash at its end, for links in messages: the origin, and the base path if there is one. */
  consoleUrl: string;
  /** IP address of the caller. */
  clientAddress: string;
  /** Unix seconds. */
  now: number;
}

/** Context for rules: store, actor and time. */
export type CallContext = Pick<Call, 'store' | 'actor' | 'now'>;

/** A file as an answer. */
interface ReplyFile {
  /** File name with extension, for `Content-Disposition: attachment`. */
  name: string;
  /** Media type as Express knows it: `csv`, `pdf`, `png` … */
  type: string;
  content: string | Buffer;
}

/** Response of a call handler: JSON, a file, or nothing. An error that is returned, not thrown, keeps what the call has written. */
interface Reply {
  status: number;
  body?: unknown;
  file?: ReplyFile;
}

/** Handler of one call, run in a transaction of its own. Throws HostError for an error response; nothing is written then. */
export type Handler = (call: Call) => Reply | Promise<Reply>;

/**
 * A handler with work before its transaction, such as a slow hash: `prepare` does it and returns the handler. The database
 * may ask to run that one again, but not the preparation.
 */
export interface PreparedHandler {
  prepare: (call: Omit<Call, 'store'> & { database: Database }) => Promise<Handler>;
}

/** 200 with a body. */
export const ok = (body: unknown): Reply => ({ status: 200, body });

/** 200 with a file to download. */
export const sendFile = (file: ReplyFile): Reply => ({ status: 200, file });

/** Refuses a call and keeps what it has written; to keep nothing, throw the error. */
export const refuse = ({ status, details }: HostError): Reply => ({
  status,
  body: errorBody(status, details),
});

/** 204 without a body. */
export const noContent: Reply = { status: 204 };

/** Returns the asset of a path or body; 404 if unknown or out of scope. */
export async function assetInScope({ store, actor }: CallContext, id: string | undefined): Promise<AssetRow> {
  const row = id === undefined ? undefined : await store.find('assets', { id });
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns the project, or 404. */
export async function projectInScope(
  { store, actor }: CallContext,
  id: string | undefined,
): Promise<ProjectRow> {
  const row = id === undefined ? undefined : await store.find('projects', { id });
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns the company, or 404. */
export async function clientInScope(
  { store, actor }: CallContext,
  id: string | undefined,
): Promise<ClientRow> {
  const row = id === undefined ? undefined : await store.find('clients', { id });
  if (!row || !actor.canSee(row.id)) throw notFoundError();
  return row;
}

/** Returns the gateway, or 404. */
export async function gatewayInScope(
  { store, actor }: CallContext,
  id: string | undefined,
): Promise<GatewayRow> {
  const row = id === undefined ? undefined : await store.find('gateways', { id });
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns the ticket, or 404. */
export async function ticketInScope(
  { store, actor }: CallContext,
  id: string | undefined,
): Promise<TicketRow> {
  const row = id === undefined ? undefined : await store.find('tickets', { id });
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Criteria for rows of companies that the actor can access. */
export const companyScope = ({ seesAllCompanies, user }: Actor): { client_id?: { in: readonly string[] } } =>
  seesAllCompanies ? {} : { client_id: { in: user.client_ids } };

/** Criteria for the users that {@link canSeeUser} accepts. */
export const userScope = ({ seesAllCompanies, user }: Actor): Criteria<'users'> =>
  seesAllCompanies ? {} : { any: [{ id: user.id }, { client_ids: { in: user.client_ids } }] };

/** Criteria for the companies that the actor can access. */
export const clientScope = ({ seesAllCompanies, user }: Actor): Criteria<'clients'> =>
  seesAllCompanies ? {} : { id: { in: user.client_ids } };

/** True if the actor can access the user: they share a company, or it is the actor. */
export function canSeeUser(actor: Actor, row: UserRow): boolean {
  return actor.seesAllCompanies || row.id === actor.user.id || row.client_ids.some((id) => actor.canSee(id));
}

/** Returns the user, or 404. */
export async function userInScope({ store, actor }: CallContext, id: string | undefined): Promise<UserRow> {
  const row = id === undefined ? undefined : await store.find('users', { id });
  if (!row || !canSeeUser(actor, row)) throw notFoundError();
  return row;
}
