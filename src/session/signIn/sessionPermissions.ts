import type { RequestFunction } from '../../../dataProvider/http/request';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { ALL_PERMISSIONS } from '../access/canAccess';
import { sendSessionCall } from './sessionCall';
import { parseCodes, readResponseValue, type ReadableResponse } from './readResponse';

type PermissionsSource = SignInInput['permissions'];

/** The codes that the config names itself; undefined where they are read. */
export const getDeclaredPermissions = (source: PermissionsSource): readonly string[] | undefined =>
  source === 'all' ? [ALL_PERMISSIONS] : Array.isArray(source) ? source : undefined;

/** Whether they are read in what was answered already: not named, and without a call of their own. */
export const arePermissionsInResponse = (source: PermissionsSource): boolean =>
  getDeclaredPermissions(source) === undefined && !(isReadFromResponse(source) && source.path !== undefined);

interface ReadPermissionsOptions {
  headers: SignInInput['headers'];
  /** The token of the session that is begun. */
  accessToken: string;
  /** Where they are read if no call of their own is declared. */
  response: ReadableResponse;
}

/** The permission codes of a session that is begun: named, or read in a call of their own, or in what was answered. */
export async function readSessionPermissions(
  request: RequestFunction,
  source: PermissionsSource,
  { headers, accessToken, response }: ReadPermissionsOptions,
): Promise<readonly string[]> {
  const declaredPermissions = getDeclaredPermissions(source);
  if (declaredPermissions) return declaredPermissions;
  const { at = 'permissions', each, ...call } = isReadFromResponse(source) ? source : {};
  const permissionsResponse =
    call.path === undefined
      ? response
      : await sendSessionCall(request, call, { headers, tokenOverride: accessToken });
  return parseCodes(readResponseValue(permissionsResponse, at), each);
}

const isReadFromResponse = (
  source: PermissionsSource,
): source is Exclude<PermissionsSource, string | string[] | undefined> =>
  typeof source === 'object' && !Array.isArray(source);
