import type { RequestFunction } from '../../../dataProvider/http/request';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { ALL_PERMISSIONS } from '../access/canAccess';
import { sendSessionCall } from './sessionCall';
import { parseCodes, readResponseValue, type ReadableResponse } from './readResponse';

type PermissionsSource = SignInInput['permissions'];

/** Returns the codes that the config lists; undefined if they are read from a response. */
export const getDeclaredPermissions = (source: PermissionsSource): readonly string[] | undefined =>
  source === 'all' ? [ALL_PERMISSIONS] : Array.isArray(source) ? source : undefined;

/** True if the permissions are in the sign-in response: neither listed nor read by a separate call. */
export const arePermissionsInResponse = (source: PermissionsSource): boolean =>
  getDeclaredPermissions(source) === undefined && !(isReadFromResponse(source) && source.path !== undefined);

interface ReadPermissionsOptions {
  headers: SignInInput['headers'];
  /** Token of the new session. */
  accessToken: string;
  /** Response to read if no separate call is declared. */
  response: ReadableResponse;
}

/**
 * Returns the permission codes of a new session: listed in the config, read by a separate call, or from the sign-in
 * response.
 */
export async function readSessionPermissions(
  request: RequestFunction,
  source: PermissionsSource,
  { headers, accessToken, response }: ReadPermissionsOptions,
): Promise<readonly string[]> {
  const declaredPermissions = getDeclaredPermissions(source);
  if (declaredPermissions) return declaredPermissions;
  const { data = 'permissions', each, ...call } = isReadFromResponse(source) ? source : {};
  const permissionsResponse =
    call.path === undefined
      ? response
      : await sendSessionCall(request, call, { headers, tokenOverride: accessToken });
  return parseCodes(readResponseValue(permissionsResponse, data), each);
}

const isReadFromResponse = (
  source: PermissionsSource,
): source is Exclude<PermissionsSource, string | string[] | undefined> =>
  typeof source === 'object' && !Array.isArray(source);
