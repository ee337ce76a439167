import { missingRecordError } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { isPlainObject } from '../../lib/json';

/** Signed-in user. Kept in memory only. */
export interface Profile {
  id: string;
  username: string;
  email: string;
  type: string | undefined;
  roles: readonly string[];
  lang: string | undefined;
  client: ProfileClient | undefined;
}

export interface ProfileClient {
  id: string | undefined;
  name: string | undefined;
  /** As the host sends it: show it through `toImageSrc`. */
  logo: unknown;
  /** As the host sends it: use it through `isHexColour`. */
  headerColour: unknown;
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;
/** Ids are strings, but hosts may send numbers. */
const toIdText = (value: unknown): string | undefined =>
  toText(typeof value === 'number' ? String(value) : value);

/** Parses the response of GET /users/current; missing members and those of another type are left out. */
export function toProfile(data: unknown): Profile {
  const user = isPlainObject(data) ? data : {};
  const roles = Array.isArray(user.roles) ? user.roles.filter((role) => typeof role === 'string') : [];
  return {
    id: toIdText(user.id) ?? '',
    username: toText(user.username) ?? '',
    email: toText(user.email) ?? '',
    type: toText(user.type),
    roles,
    lang: toText(user.lang),
    client: isPlainObject(user.client) ? toClient(user.client) : undefined,
  };
}

function toClient(client: Record<string, unknown>): ProfileClient {
  const branding = isPlainObject(client.assets_manager) ? client.assets_manager : {};
  return {
    id: toIdText(client.client_id) ?? toIdText(client.id),
    name: toText(client.name),
    logo: branding.logo,
    headerColour: branding.header_background_color,
  };
}

/** Unwraps `data`, in which hosts wrap some responses only. */
export const unwrapEnvelope = (body: unknown): unknown =>
  isPlainObject(body) && 'data' in body ? body.data : body;

/** Reads the profile from the product's host. Rejects with `ApiError`, also if the response contains no user. */
export async function readProfile(request: RequestFunction): Promise<Profile> {
  const { body } = await request({ path: '/users/current' });
  return requireUser(toProfile(unwrapEnvelope(body)));
}

/** Returns the profile; rejects one without a user. */
export function requireUser(profile: Profile): Profile {
  const { id, username, email, client, roles } = profile;
  if (`${id}${username}${email}` === '' && client === undefined && roles.length === 0)
    throw missingRecordError();
  return profile;
}

/** Query key of ra-core's `useGetIdentity`, which caches the user. Keys of records are in `queries/queryKeys.ts`. */
export const IDENTITY_QUERY_KEY = ['auth', 'getIdentity'] as const;
