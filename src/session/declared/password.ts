import { ApiError, isLost, OTHER } from '../../../dataProvider/apiError';
import type { Answer, Request } from '../../../dataProvider/request';
import type { Scope } from '../../../dataProvider/template';
import type { SignInInput } from '../../config/schema/signIn';
import { NO_TOKEN } from '../noToken';
import { renewableSession } from '../renewable';
import { getToken, saveSession } from '../session';
import type { Way } from '../way';
import { send, type SessionCall } from './calls';
import { carryOf } from './carry';
import { permissionsOf } from './permissions';
import { secondsOf, textAt, valueAt } from './read';
import { begunWith, renewal, type Token } from './renewal';
import { readUserOf } from './user';

type Begins = NonNullable<SignInInput['login']>;

/** The product's own sign-in, of which the config says what differs. */
const LOGIN = {
  method: 'POST',
  path: '/users/login',
  body: { email: '{user}', password: '{password}' },
  token: 'token',
  expiresAt: 'expires_at',
} as const;
/** Statuses by which a host says: later. */
const BUSY = [408, 429];
const LOGOUT: SessionCall = { path: '/users/logout' };

/** A user with a password at the main host, by calls of the config. */
export function passwordWay(source: SignInInput, sessionPaths: readonly string[]): Way {
  const { headers, logout = LOGOUT, user, token } = source;
  const login = loginOf(source.login);
  const byCookie = token === 'cookie';
  const carry = carryOf(token);
  const readUser = readUserOf(source);
  const renew = source.refresh && renewOf({ ...reads(login), method: 'POST', ...source.refresh }, source);
  return {
    via: `password ${byCookie ? 'cookie' : ''}`,
    sessionPaths,
    hasNoDocuments: source.legal === false,
    ...(user === 'name' && { asks: user }),
    ...(login.wrong && { wrong: login.wrong }),
    ...(carry && { carry }),
    ...(readUser && { readUser }),
    ...(renew && { renew }),
    signIn: async (request, { email, password }) => {
      const scope = { user: email, password };
      const answer = await send(request, login, { headers, scope, session: byCookie ? NO_TOKEN : false });
      const begun = tokenOf(answer, login, byCookie);
      const asked = { headers, session: begun.token, answered: answer };
      const permissions = await permissionsOf(request, source.permissions, asked);
      const { token: text, expiresAt: expires_at } = begun;
      saveSession({ token: text, expires_at, permissions }, source.refresh && begunWith(begun));
    },
    signOut: async (request) => {
      if (logout === false) return undefined;
      // Before the call is filled: what a renewal takes back would be sent along.
      await renew?.(request);
      const sent: SessionCall = { path: '/users/logout', ...logout };
      // As the product does; a call of the config says itself what it sends.
      const sayJson = source.logout === undefined;
      await send(request, sent, { headers, scope: sessionScope(renewableSession().refreshToken), sayJson });
      return undefined;
    },
  };
}

/** What is not said is as in the product, but for the body of a call that has none. */
const loginOf = (said: SignInInput['login']): NonNullable<SignInInput['login']> => ({
  ...LOGIN,
  ...(said?.method === 'GET' && { body: undefined }),
  ...said,
});

/** Of a call that begins a session, where its answer is read. */
const reads = ({ token, expiresAt, expiresIn, refreshToken }: Begins) => ({
  token,
  expiresAt,
  expiresIn,
  refreshToken,
});

/** What a call of a session may name: what only stands for a token is nobody's to see. */
const sessionScope = (refreshToken: string | undefined): Scope =>
  Object.fromEntries(
    Object.entries({ token: getToken(), refreshToken }).filter(
      ([, text]) => text !== undefined && text !== NO_TOKEN,
    ),
  );

/** The token of an answer. Where nothing says what renews it, the token itself does. */
function tokenOf(answer: Answer<unknown>, call: Begins, byCookie: boolean): Token {
  const token = byCookie ? NO_TOKEN : textAt(answer, call.token);
  if (token === undefined) throw new ApiError(OTHER, { message: 'La respuesta no contiene el token.' });
  const lasts = Number(valueAt(answer, call.expiresIn) ?? Number.NaN);
  return {
    token,
    expiresAt: Number.isNaN(lasts)
      ? secondsOf(valueAt(answer, call.expiresAt))
      : Math.floor(Date.now() / 1000) + lasts,
    refreshToken:
      textAt(answer, call.refreshToken) ??
      (byCookie || call.refreshToken === undefined ? NO_TOKEN : undefined),
  };
}

function renewOf(call: Begins, { headers, token }: SignInInput): NonNullable<Way['renew']> {
  let asking: Request;
  const renew = renewal(async (refreshToken) => {
    const scope = sessionScope(refreshToken);
    try {
      const answer = await send(asking, call, { headers, scope, session: getToken() ?? false });
      return tokenOf(answer, call, token === 'cookie');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The host is there and will not: whatever it says, the session is over, unless it only has no time.
      const isBusy = error.status >= 500 || BUSY.includes(error.status);
      throw isLost(error) || isBusy ? new ApiError(error.code) : new ApiError(401);
    }
  });
  return (request) => {
    asking = request;
    return renew();
  };
}
