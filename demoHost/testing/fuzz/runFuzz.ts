import bundle from '../../../dataProvider/contract/openapi.bundle.json';
import { seededLogins } from '../../../fixtures/demoLogins';
import { createRandom } from '../../../fixtures/generators/random';
import { startTestHost } from '../testHost';
import type { RunningHost } from '../testHost';
import { createFuzzRequests } from './fuzzRequests';
import type { FuzzRequest } from './fuzzRequests';
import { createFuzzSender } from './fuzzSender';
import type { FuzzResponse } from './fuzzSender';

/** Result of a fuzz run. */
export interface FuzzResult {
  requests: number;
  /** Count by status. */
  statuses: Record<number, number>;
  /** One line per failure of the host, with its request. */
  failures: string[];
}

/** Number of requests between data resets, so that deletions do not empty the host. */
const RESET_EVERY = 500;

/** Maximum number of reported failures. */
const MAX_FAILURES = 50;

/** Starts a host for fuzzing: without contract validation and login limit. */
export const startFuzzTarget = () => startTestHost({ check: false, loginLimit: false });

/** Sends `requests` hostile requests to a host in this process and closes it. The same seed sends the same requests. */
export async function runFuzz(
  requests: number,
  seed: number,
  target: Promise<RunningHost> = startFuzzTarget(),
): Promise<FuzzResult> {
  const host = await target;
  const sender = createFuzzSender(host.url);
  const random = createRandom(seed);
  const nextRequest = createFuzzRequests(bundle, () => host.store.state, random);
  const result: FuzzResult = { requests: 0, statuses: {}, failures: [] };
  let token = '';
  for (let i = 0; i < requests && result.failures.length < MAX_FAILURES; i += 1) {
    if (i % RESET_EVERY === 0) {
      await host.reset();
      token = await loginToken(host, random.chance(0.7) ? 'super' : random.pick(seededLogins).email);
    }
    const fuzzRequest = nextRequest();
    const failure = await findFailure(() => sender.send(fuzzRequest, token), fuzzRequest, host, result);
    if (failure !== undefined) result.failures.push(failure);
    if (fuzzRequest.path.startsWith('/api/users/logout')) token = await loginToken(host, 'super');
    result.requests += 1;
  }
  sender.close();
  await host.close();
  return result;
}

async function loginToken(host: RunningHost, emailPrefix: string): Promise<string> {
  const login = seededLogins.find(({ email }) => email.startsWith(emailPrefix))!;
  const { body } = await host.callAnonymously('POST', '/users/login', {
    email: login.email,
    password: login.password,
  });
  return String(body['token']);
}

const leakPattern =
  /\bat .+:\d+:\d+|node_modules|SyntaxError|TypeError|RangeError|ReferenceError|\/(?:fixtures|demoHost)\//;

async function findFailure(
  send: () => Promise<FuzzResponse>,
  { method, path, body }: FuzzRequest,
  host: RunningHost,
  { statuses }: FuzzResult,
): Promise<string | undefined> {
  const requestText = `${method} ${path.slice(0, 200)} ${body?.slice(0, 200) ?? ''}`;
  try {
    const { status, type, text } = await send();
    statuses[status] = (statuses[status] ?? 0) + 1;
    const logged = host.loggedFailures.splice(0);
    if (status >= 500) return `${status} (${logged.join()}): ${requestText}`;
    if (logged.length > 0) return `the host told of a failure (${logged.join()}): ${requestText}`;
    if (status >= 400 && leakPattern.test(text))
      return `told its insides: ${requestText} → ${text.slice(0, 200)}`;
    if (status >= 400 && method !== 'HEAD' && !isErrorResponse(type, text))
      return `an error that is no error body (${status} ${type}): ${requestText} → ${text.slice(0, 200)}`;
    if ('polluted' in {}) return `prototype polluted: ${requestText}`;
    return undefined;
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : ''}): ${requestText}`;
  }
}

function isErrorResponse(type: string, text: string): boolean {
  if (!type.includes('json')) return false;
  try {
    const { errors } = JSON.parse(text) as { errors?: { code?: unknown }[] };
    return typeof errors?.[0]?.code === 'string';
  } catch {
    return false;
  }
}
