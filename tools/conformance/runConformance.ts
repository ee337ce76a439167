import { listOperations } from '../../dataProvider/contract/operations';
import type { Contract, Operation } from '../../dataProvider/contract/operations';
import { NoResponseError, createRequester } from './host/httpClient';
import type { SendRequest } from './host/httpClient';
import { checkPreflight } from './checks/checkCors';
import { openSession } from './host/hostSession';
import { Findings } from './report/findings';
import { KnownIds, idKindsInQuery } from './host/knownIds';
import { UsageError } from './conformanceOptions';
import type { ConformanceOptions } from './conformanceOptions';
import { pageQuery, buildQuery } from './host/requestPath';
import type { ReadRequirement } from './requirements/requirement';
import { checkReads } from './checks/checkReads';
import { buildCallReport } from './report/report';
import type { CallReport, Report } from './report/report';
import { sendProbe } from './host/operationProbe';
import type { OperationProbe, ConformanceSession } from './host/operationProbe';
import { createSchemaComparer } from './checks/schemaComparer';
import { checkRoundTrip, roundTrips } from './checks/roundTrips';

/** A path that every session can read, to check that there is a host. */
const PROBE_PATH = '/users/current';

/** Input of a conformance run. */
export interface ConformanceInput {
  contract: Contract;
  /** Requirements of the console, by operation id. */
  requirements: ReadonlyMap<string, readonly ReadRequirement[]>;
}

/**
 * Sends the console's calls to a host and reports the missing data. `now` is Unix seconds. Throws UsageError if there is
 * nothing to check.
 */
export async function runConformance(
  options: ConformanceOptions,
  { contract, requirements }: ConformanceInput,
  now: number,
): Promise<Report> {
  const { transport, jar, report: sessionReport } = await openSession(options);
  const requester = createRequester({ ...options, transport, jar });
  const { origin } = options;
  const session: ConformanceSession = {
    sendRequest: requester,
    requirements,
    compare: createSchemaComparer(contract),
    ids: new KnownIds(),
    // CORS does not apply to the host's own origin.
    page:
      origin === undefined || origin === new URL(options.url).origin
        ? undefined
        : { origin, withCookies: jar !== undefined },
    transport: transport(options.token ?? ''),
    now,
  };
  const operations = listOperations(contract);
  const selected = selectOperations(operations, options.only);
  await checkHostReachable(requester, options);
  const probes = new Map(operations.map((operation) => [operation.id, createProbe(session, operation)]));
  const untried = await runReads(session, operations, selected, probes);
  for (const operation of selected) {
    const probe = probes.get(operation.id);
    if (probe && session.page) await checkPreflight(probe, session.page);
  }
  if (options.write) await checkWrites(session, selected, probes, untried);
  const calls = selected.map((operation): CallReport => {
    const probe = probes.get(operation.id)!;
    const reasons = untried.get(operation.id) ?? [];
    return buildCallReport(
      operation,
      probe,
      reasons.length > 0 || probe.readCount > 0 ? reasons : [skippedReason(operation, options, requirements)],
    );
  });
  return { url: options.url, calls: sessionReport ? [sessionReport, ...calls] : calls };
}

const createProbe = (session: ConformanceSession, operation: Operation): OperationProbe => ({
  session,
  operation,
  findings: new Findings(),
  requests: 0,
  readCount: 0,
});

function selectOperations(operations: readonly Operation[], only: readonly string[]): Operation[] {
  for (const name of only) {
    if (!operations.some(({ id, tag }) => id === name || tag === name))
      throw new UsageError(`--only ${name}: the contract has no such call or group.`);
  }
  return operations.filter(({ id, tag }) => only.length === 0 || only.includes(id) || only.includes(tag));
}

/** Checks first that a host answers and accepts the token. */
async function checkHostReachable(requester: SendRequest, { url }: ConformanceOptions): Promise<void> {
  const response = await requester({ method: 'GET', path: PROBE_PATH, version: '1' }).catch(
    (error: unknown) => {
      if (error instanceof NoResponseError) throw new UsageError(`${url}: ${error.message}.`);
      throw error;
    },
  );
  const { status, mediaType, headers } = response;
  if (status >= 300 && status < 400) {
    const location = headers.get('location') ?? '';
    const origin = URL.canParse(location, url) ? new URL(location, url).origin : 'another URL';
    throw new UsageError(
      `${url}: redirect to ${origin} (${status}). Redirects are not followed: give the final URL with --url.`,
    );
  }
  if (status === 401) throw new UsageError(`${url}: the host does not accept the token (401).`);
  if (status === 404)
    throw new UsageError(
      `${url}: the host does not know ${PROBE_PATH} (404). Is the start of the path missing, such as /api?`,
    );
  if (response.json === undefined)
    throw new UsageError(
      `${url}: the response is not JSON but ${mediaType || 'something without a type'} (${status}); this seems to be no services host.`,
    );
}

/** Sends every read as soon as the ids for its path are known. Returns the unsent reads with reasons, by operation id. */
async function runReads(
  session: ConformanceSession,
  operations: readonly Operation[],
  selected: readonly Operation[],
  probes: ReadonlyMap<string, OperationProbe>,
): Promise<Map<string, readonly string[]>> {
  const untried = new Map<string, readonly string[]>();
  let pending = operations.filter(
    ({ id, method, changesState }) => method === 'GET' && !changesState && session.requirements.has(id),
  );
  const selectedSet = new Set(selected);
  for (;;) {
    // Reads whose variants are all possible go first: afterwards more relations between ids are known.
    const complete = pending.filter((candidate) => missingKinds(session, candidate, 'every').length === 0);
    const withoutQueryIds = complete.filter(
      (candidate) =>
        (session.requirements.get(candidate.id) ?? []).flatMap(({ query }) => idKindsInQuery(query))
          .length === 0,
    );
    const partial = pending.filter((candidate) => missingKinds(session, candidate, 'some').length === 0);
    const readyOperations = [withoutQueryIds, complete, partial].find(({ length }) => length > 0);
    if (!readyOperations || !pending.some((candidate) => selectedSet.has(candidate))) break;
    for (const operation of readyOperations) {
      const probe = probes.get(operation.id)!;
      const requirements = session.requirements.get(operation.id) ?? [];
      if (selectedSet.has(operation)) untried.set(operation.id, await checkReads(probe, requirements));
      else await collectIds(probe, requirements);
    }
    pending = pending.filter((candidate) => !readyOperations.includes(candidate));
  }
  for (const operation of pending)
    untried.set(operation.id, [
      `the host has returned no id of ${missingKinds(session, operation, 'every').join(', ')}`,
    ]);
  return untried;
}

/** Sends each variant once, only to collect ids from the responses: one variant may return what another omits. */
async function collectIds(probe: OperationProbe, requirements: readonly ReadRequirement[]): Promise<void> {
  const { operation, session } = probe;
  const sentRequests = new Set<string>();
  for (const requirement of requirements) {
    const [parameterValues] = session.ids.pathCandidates(operation, 1, idKindsInQuery(requirement.query));
    const query =
      parameterValues && buildQuery(operation, requirement, session.ids, session.now, parameterValues);
    if (parameterValues === undefined || query === undefined) continue;
    const request = {
      parameterValues,
      query: { ...query, ...pageQuery(requirement, 1) },
      version: String(requirement.version),
    };
    const countBefore = sentRequests.size;
    if (sentRequests.add(JSON.stringify(request)).size === countBefore) continue;
    const exchange = await sendProbe(probe, request);
    if (exchange?.response.status === 200)
      session.ids.collect(operation, exchange.response.json, parameterValues);
  }
}

async function checkWrites(
  session: ConformanceSession,
  selected: readonly Operation[],
  probes: ReadonlyMap<string, OperationProbe>,
  untried: Map<string, readonly string[]>,
): Promise<void> {
  const findSelected = (call: string) => selected.find(({ method, path }) => `${method} ${path}` === call);
  for (const roundTrip of roundTrips) {
    const reason = await checkRoundTrip(session, roundTrip, (call) =>
      probes.get(findSelected(call)?.id ?? ''),
    );
    const create = findSelected(roundTrip.create);
    if (reason !== undefined && create) untried.set(create.id, [reason]);
  }
}

function skippedReason(
  { id, method, changesState }: Operation,
  { write }: ConformanceOptions,
  requirements: ConformanceInput['requirements'],
): string {
  if (changesState) return 'it changes something in the host';
  if (method === 'GET')
    return requirements.has(id) ? 'no response could be read' : 'the console does not send it';
  return write
    ? 'it would change records that do not belong to the test'
    : 'it writes; --write tests it if it can be undone';
}

/** Returns the unknown id kinds that an operation needs for all variants, or for one of them. */
function missingKinds(
  { ids, requirements }: ConformanceSession,
  operation: Operation,
  mode: 'every' | 'some',
): string[] {
  const missingPerRequirement = (requirements.get(operation.id) ?? []).map((requirement) =>
    ids.missingKinds(operation, idKindsInQuery(requirement.query)),
  );
  if (mode === 'some' && missingPerRequirement.some((words) => words.length === 0)) return [];
  return [...new Set(missingPerRequirement.flat())];
}
