import type { CallId } from '../../server/callRules';
import type { TestResponse, TestCaller, RunningHost } from '../testHost';

/** What the cases of an area work with. */
export interface CaseTools {
  host: RunningHost;
  /** The super administrator. */
  superAdmin: TestCaller;
  /** Calls with the method of `id`, notes the status for it and insists on the contract. */
  call: (id: CallId, as: TestCaller, path: string, body?: unknown) => Promise<TestResponse>;
  /** The same, as the super administrator, and the status has to be this one. */
  expectStatus: (status: number, id: CallId, path: string, body?: unknown) => Promise<TestResponse>;
}

/** Meets the statuses of an area's calls, except those that all calls have (401, 403, 404 for `x`, 406, 413, 415 …). */
export type FeatureCases = (tools: CaseTools) => Promise<void>;
