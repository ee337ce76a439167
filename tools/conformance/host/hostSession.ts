import type { AuthTransport } from '../../../dataProvider/http/request';
import { readRuntimeConfig } from '../../../src/config/runtime/runtimeConfig';
import { toSignInInput } from '../../../src/config/runtime/signInSource';
import type { SignInInput } from '../../../src/config/schema/runtime/signIn';
import { readDeclarationFile } from '../../shared/loadDeclarations';
import { resolveCliPath } from '../../shared/resolveCliPath';
import { UsageError, type ConformanceOptions } from '../conformanceOptions';
import type { CallReport } from '../report/report';
import { checkCookieSession } from '../resources/browser/checkSession';
import { createTransport, usesCookie } from '../resources/sessionTransport';
import type { CookieJar } from './cookieJar';

/** How the calls of a run carry the session. */
export interface HostSession {
  transport: (token: string) => AuthTransport;
  /** Cookies of the session; undefined if a header carries it. */
  jar: CookieJar | undefined;
  /** Report on a sign-in whose session is a cookie. */
  report: CallReport | undefined;
}

const bearer = (token: string): AuthTransport => ({ headers: { authorization: `Bearer ${token}` } });

/** Reads `signIn` of the config, and signs in if a cookie carries the session. Throws UsageError. */
export async function openSession(options: ConformanceOptions): Promise<HostSession> {
  const { url, token, origin, credentials } = options;
  const signIn = await readSignIn(options.config);
  const transport = createTransport(signIn).authTransport ?? bearer;
  if (signIn && usesCookie(signIn)) {
    const { jar, report } = await checkCookieSession({ url, signIn, credentials, origin });
    return { transport, jar, report };
  }
  if (token === undefined)
    throw new UsageError('No cookie carries the session of this config: use --token <token>.');
  return { transport, jar: undefined, report: undefined };
}

async function readSignIn(file: string | undefined): Promise<SignInInput | undefined> {
  if (file === undefined) return undefined;
  const { input } = await readDeclarationFile(resolveCliPath(file));
  const config = readRuntimeConfig(input);
  if (!config) throw new UsageError(`${file}: the file is not a config with "hosts".`);
  return config.signIn === undefined ? undefined : toSignInInput(config.signIn);
}
