import { createRequest, type AuthTransport, type RequestFunction } from '../../../dataProvider/http/request';
import { listSessionPaths } from '../../config/runtime/signInSource';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import { createAuthTransport } from '../../session/signIn/createAuthTransport';
import { requestPasswordSession } from '../../session/signIn/passwordSession';
import type { Credentials } from '../../session/signIn/signInMethod';
import { createRecordingFetch } from './recordingFetch';
import type { TrialAuth, TrialPlan } from './trialPlan';
import type { TrialRecorder } from './trialRecorder';
import type { TrialStep } from './trialState';

/** Session that a trial got by the declared sign-in; in memory only. */
export interface SignedIn {
  token: string;
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
): { request: RequestFunction; signIn: (source: SignInInput, credentials: Credentials) => Promise<string> } {
  let token = auth.kind === 'session' ? auth.token : signedIn?.token;
  let isSigningIn = false;
  const secrets = (): string[] => [
    token ?? '',
    ...(auth.kind === 'password' ? [auth.credentials.password] : []),
  ];
  const request = createRequest({
    hosts: { main: url, [hostName]: url },
    getToken: () => token,
    authTransport: getAuthTransport(auth),
    sessionPaths: auth.kind === 'password' ? listSessionPaths(auth.source) : [],
    fetch: createRecordingFetch({
      signal,
      secrets,
      isSigningIn: () => isSigningIn,
      onCall: recorder.addCall,
      nextId: recorder.nextId,
    }),
  });
  const signIn = async (source: SignInInput, credentials: Credentials): Promise<string> => {
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
    : auth.kind === 'password'
      ? createAuthTransport(auth.source.token)
      : undefined;
