import type { RequestFunction } from '../../../dataProvider/http/request';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { isPlainObject } from '../../lib/json';
import { requireUser, toProfile, type Profile } from '../profile/profile';
import { sendSessionCall } from './sessionCall';
import { parseCodes, readResponseText, readResponseValue } from './readResponse';

export type ProfileSource = Exclude<SignInInput['profile'], false | undefined>;

/** Maps a response, or claims, to the user. Default: the product's members. */
export function mapUser(body: unknown, source: ProfileSource): Profile {
  const data = readResponseValue({ body }, source.data ?? 'data');
  const response = { body: isPlainObject(data) ? data : body };
  const { client = {} } = source;
  const clientData = {
    client_id: readResponseText(response, client.id ?? ['client.client_id', 'client.id']),
    name: readResponseText(response, client.name ?? 'client.name'),
    assets_manager: {
      logo: readResponseValue(response, client.logo ?? 'client.assets_manager.logo'),
      header_background_color: readResponseValue(
        response,
        client.colour ?? 'client.assets_manager.header_background_color',
      ),
    },
  };
  const hasClient = [clientData.client_id, clientData.name, ...Object.values(clientData.assets_manager)].some(
    (value) => value !== undefined,
  );
  return toProfile({
    id: readResponseText(response, source.id ?? 'id'),
    username: readResponseText(response, source.username ?? 'username'),
    email: readResponseText(response, source.email ?? 'email'),
    type: readResponseText(response, source.type ?? 'type'),
    roles: parseCodes(readResponseValue(response, source.roles ?? 'roles')),
    lang: readResponseText(response, source.lang ?? 'lang'),
    ...(hasClient && { client: clientData }),
  });
}

/** User of an installation without user data. */
const ANONYMOUS_PROFILE = toProfile({});

/**
 * Returns the function that reads the user: by a call of the main host, or without any call. undefined: as in the product,
 * if the config declares nothing.
 */
export function createReadUser({
  profile,
  headers,
}: Pick<SignInInput, 'profile' | 'headers'>): ((request: RequestFunction) => Promise<Profile>) | undefined {
  if (profile === false) return () => Promise.resolve(ANONYMOUS_PROFILE);
  if (profile === undefined && headers === undefined) return undefined;
  const call = { path: '/users/current', ...profile };
  return async (request) => {
    const { body } = await sendSessionCall(request, call, { headers, skipSessionRules: false });
    return requireUser(mapUser(body, profile ?? {}));
  };
}
