import type { Request } from '../../../dataProvider/request';
import type { SignInInput } from '../../config/schema/signIn';
import { isPlainObject } from '../../lib/json';
import { someone, toProfile, type Profile } from '../profile';
import { send } from './calls';
import { codesOf, textAt, valueAt } from './read';

export type ProfileSource = Exclude<SignInInput['profile'], false | undefined>;

/** Reads the user of an answer, or of claims: where nothing is said its members are the product's. */
export function userOf(body: unknown, source: ProfileSource): Profile {
  const inside = valueAt({ body }, source.data ?? 'data');
  const from = { body: isPlainObject(inside) ? inside : body };
  const { client = {} } = source;
  const read = {
    client_id: textAt(from, client.id ?? ['client.client_id', 'client.id']),
    name: textAt(from, client.name ?? 'client.name'),
    assets_manager: {
      logo: valueAt(from, client.logo ?? 'client.assets_manager.logo'),
      header_background_color: valueAt(
        from,
        client.colour ?? 'client.assets_manager.header_background_color',
      ),
    },
  };
  const hasClient = [read.client_id, read.name, ...Object.values(read.assets_manager)].some(
    (value) => value !== undefined,
  );
  return toProfile({
    id: textAt(from, source.id ?? 'id'),
    username: textAt(from, source.username ?? 'username'),
    email: textAt(from, source.email ?? 'email'),
    type: textAt(from, source.type ?? 'type'),
    roles: codesOf(valueAt(from, source.roles ?? 'roles')),
    lang: textAt(from, source.lang ?? 'lang'),
    ...(hasClient && { client: read }),
  });
}

/** The user of an installation that asks nobody who it is. */
const NOBODY = toProfile({});

/**
 * How the user is read: by a call of the main host, or not at all. undefined: as the product does, where the config says
 * nothing of it.
 */
export function readUserOf({
  profile,
  headers,
}: Pick<SignInInput, 'profile' | 'headers'>): ((request: Request) => Promise<Profile>) | undefined {
  if (profile === false) return () => Promise.resolve(NOBODY);
  if (profile === undefined && headers === undefined) return undefined;
  const call = { path: '/users/current', ...profile };
  return async (request) => {
    const { body } = await send(request, call, { headers, quiet: false });
    return someone(userOf(body, profile ?? {}));
  };
}
