import type { AuthTransport } from '../../../dataProvider/http/request';
import type { DialectSource } from '../../config/dialects/resolveDialect';
import type { SignInInput } from '../../config/schema/runtime/signIn';
import type { Resource } from '../../config/types';
import type { Credentials } from '../../session/signIn/signInMethod';

/** Everything that a trial of a host needs. */
export interface TrialPlan {
  /** Name in `hosts` of the runtime config. */
  hostName: string;
  /** Base URL. */
  url: string;
  /** Default: `json-api`. */
  dialect: DialectSource | undefined;
  auth: TrialAuth;
  resource: Resource;
  /** The resource and those that it refers to. */
  resources: ReadonlyMap<string, Resource>;
  /** True to read the list alone, to draft a declaration from its rows. */
  onlyList: boolean;
  /** True to create, change and delete a test record too. Default false. */
  writes?: boolean;
}

/** The host of a trial and its session. */
export type TrialTarget = Pick<TrialPlan, 'hostName' | 'url' | 'dialect' | 'auth'>;

/** Session of a trial. */
export type TrialAuth =
  | { kind: 'none' }
  /** The session of the console, only for the origins that get it. */
  | {
      kind: 'session';
      token: string | undefined;
      authTransport: ((token: string) => AuthTransport) | undefined;
    }
  /**
   * A declared sign-in. Its secret is never stored: the password, the key, or for OpenID Connect an access token, since the
   * sign-in at the provider would leave the page.
   */
  | { kind: 'declared'; source: SignInInput; credentials: Credentials };

/** Steps of a trial in their order. */
export const stepIds = [
  'signIn',
  'list',
  'page',
  'sort',
  'filter',
  'pairs',
  'ranges',
  'search',
  'record',
  'many',
  'write',
] as const;
export type StepId = (typeof stepIds)[number];
