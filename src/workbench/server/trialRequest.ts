import { createRequest, type AuthTransport, type RequestFunction } from '../../../dataProvider/http/request';
import { listSessionPaths } from '../../config/runtime/signInSource';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { createAuthTransport } from '../../session/signIn/createAuthTransport';
import { requestPasswordSession } from '../../session/signIn/passwordSession';
import { sendSessionCall } from '../../session/signIn/sessionCall';
import type { Credentials } from '../../session/signIn/signInMethod';
import { createRecordingFetch } from './recordingFetch';
import type { TrialAuth, TrialPlan } from './trialPlan';
import type { TrialRecorder } from './trialRecorder';
import type { TrialStep } from './trialState';

/** Session that a trial got by the declared sign-in; in memory only. */
export interface SignedIn {
  /** undefined for OpenID Connect without an access token. */
  token: string | undefined;
  /** Step of the sign-in, shown again in trials that use its session. */
  step: TrialStep | undefined;
}

interface TrialRequestOptions {
  signal: AbortSignal;
  recorder: TrialRecorder;
  signedIn: SignedIn | undefined;
}

/** Creates the request function of a trial, and the function that signs in. Nothing of the session is stored. */
export function createTrialRequest(
  { hostName, url, auth }: TrialPlan,
  { signal, recorder, signedIn }: TrialRequestOptions,
): {
  request: RequestFunction;
  signIn: (source: SignInInput, credentials: Credentials) => Promise<string | undefined>;
} {
  let token: string | undefined = auth.kind === 'session' ? auth.token : signedIn?.token;
  let isSigningIn = false;
  const secrets = (): string[] => [
    token ?? '',
    ...(auth.kind === 'declared' ? [auth.credentials.password] : []),
  ];
  const recordingFetch = createRecordingFetch({
    signal,
    secrets,
    isSigningIn: () => isSigningIn,
    onCall: recorder.addCall,
    nextId: recorder.nextId,
  });
  const request = createRequest({
    hosts: { main: url, [hostName]: url },
    getToken: () => token,
    authTransport: getAuthTransport(auth),
    sessionPaths: auth.kind === 'declared' ? listSessionPaths(auth.source) : [],
    fetch: recordingFetch,
  });
  const signIn = async (source: SignInInput, credentials: Credentials): Promise<string | undefined> => {
    const { password: secret } = credentials;
    if (source.type === 'key') {
      const { headers, check = {} } = source;
      await sendSessionCall(request, check, { headers, tokenOverride: secret });
      return (token = secret);
    }
    if (source.type === 'oidc') {
      const { checkProvider } = await import('./checkProvider');
      await checkProvider(source, recordingFetch);
      return (token = secret === '' ? undefined : secret);
    }
    isSigningIn = true;
    const { accessToken } = await requestPasswordSession(request, source, credentials).finally(() => {
      isSigningIn = false;
    });
    ({ token } = accessToken);
    return accessToken.token;
  };
  return { request, signIn };
}

const getAuthTransport = (auth: TrialAuth): ((token: string) => AuthTransport) | undefined =>
  auth.kind === 'session'
    ? auth.authTransport
    : auth.kind === 'declared'
      ? createAuthTransport(auth.source.token)
      : undefined;
