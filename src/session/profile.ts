import { ApiError, OTHER } from '../../dataProvider/apiError';
import type { Request } from '../../dataProvider/request';
import { isPlainObject } from '../lib/json';

/** The signed-in user (SHELL-52). Kept in memory only. */
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
  /** As the host sends it: show it through `imageSrc`. */
  logo: unknown;
  /** As the host sends it: use it through `isHexColour`. */
  headerColour: unknown;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
/** Ids are texts; hosts may send numbers. */
const idOf = (value: unknown): string | undefined => text(typeof value === 'number' ? String(value) : value);

/** Reads what GET /users/current answered; anything missing or of another type is left out. */
export function toProfile(answer: unknown): Profile {
  const user = isPlainObject(answer) ? answer : {};
  const roles = Array.isArray(user.roles) ? user.roles.filter((role) => typeof role === 'string') : [];
  return {
    id: idOf(user.id) ?? '',
    username: text(user.username) ?? '',
    email: text(user.email) ?? '',
    type: text(user.type),
    roles,
    lang: text(user.lang),
    client: isPlainObject(user.client) ? toClient(user.client) : undefined,
  };
}

function toClient(client: Record<string, unknown>): ProfileClient {
  const look = isPlainObject(client.assets_manager) ? client.assets_manager : {};
  return {
    id: idOf(client.client_id) ?? idOf(client.id),
    name: text(client.name),
    logo: look.logo,
    headerColour: look.header_background_color,
  };
}

/** Hosts wrap some answers in `data` and others not. */
export const dataOf = (body: unknown): unknown => (isPlainObject(body) && 'data' in body ? body.data : body);

/** Reads the profile as the product's host has it (SHELL-50). Rejects with `ApiError`, too where the answer is about nobody (SHELL-51). */
export async function readProfile(request: Request): Promise<Profile> {
  const { body } = await request({ path: '/users/current' });
  return someone(toProfile(dataOf(body)));
}

/** The profile, unless it is of nobody. */
export function someone(profile: Profile): Profile {
  const { id, username, email, client, roles } = profile;
  if (`${id}${username}${email}` === '' && client === undefined && roles.length === 0)
    throw new ApiError(OTHER, { message: 'La respuesta no contiene al usuario.' });
  return profile;
}
