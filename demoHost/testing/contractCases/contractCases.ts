import type { CallId } from '../../server/callRules';
import type { TestResponse, TestCaller, RunningHost } from '../testHost';

/** Tools for the cases of a feature. */
export interface CaseTools {
  host: RunningHost;
  /** The super administrator. */
  superAdmin: TestCaller;
  /** Sends a call with the method of `id`, records its status and asserts that the response matches the contract. */
  call: (id: CallId, as: TestCaller, path: string, body?: unknown) => Promise<TestResponse>;
  /** Same as `call`, as super administrator, and asserts this status. */
  expectStatus: (status: number, id: CallId, path: string, body?: unknown) => Promise<TestResponse>;
}

/**
 * Triggers the statuses of a feature's calls, except those that all calls have (401, 403, 404 for `x`, 406, 413, 415 …).
 */
export type FeatureCases = (tools: CaseTools) => Promise<void>;
