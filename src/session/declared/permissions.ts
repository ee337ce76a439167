import type { Request } from '../../../dataProvider/request';
import type { SignInInput } from '../../config/schema/signIn';
import { ALL } from '../may';
import { send } from './calls';
import { codesOf, valueAt, type Answered } from './read';

type Source = SignInInput['permissions'];

/** The codes that the config names itself; undefined where they are read. */
export const namedPermissions = (source: Source): readonly string[] | undefined =>
  source === 'all' ? [ALL] : Array.isArray(source) ? source : undefined;

/** Whether they are read in what was answered already: not named, and without a call of their own. */
export const areAnswered = (source: Source): boolean =>
  namedPermissions(source) === undefined && !(isRead(source) && source.path !== undefined);

interface Asked {
  headers: SignInInput['headers'];
  /** The token of the session that is begun. */
  session: string;
  /** Where they are read if no call of their own is declared. */
  answered: Answered;
}

/** The permission codes of a session that is begun: named, or read in a call of their own, or in what was answered. */
export async function permissionsOf(
  request: Request,
  source: Source,
  { headers, session, answered }: Asked,
): Promise<readonly string[]> {
  const named = namedPermissions(source);
  if (named) return named;
  const { at = 'permissions', each, ...call } = isRead(source) ? source : {};
  const from = call.path === undefined ? answered : await send(request, call, { headers, session });
  return codesOf(valueAt(from, at), each);
}

const isRead = (source: Source): source is Exclude<Source, string | string[] | undefined> =>
  typeof source === 'object' && !Array.isArray(source);
