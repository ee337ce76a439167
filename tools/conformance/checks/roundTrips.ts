import type { Operation } from '../../../dataProvider/contract/operations';
import { checkSuccess } from './checkResponse';
import type { Exchange } from './checkResponse';
import type { OperationProbe, ConformanceSession } from '../host/operationProbe';
import { sendProbe } from '../host/operationProbe';

/** A record that the run can create, read, change and delete without touching another. */
export interface RoundTrip {
  create: string;
  read?: string;
  change?: string;
  remove: string;
}

/** Round trips by method and path. Records that cannot be deleted again are not listed. */
export const roundTrips: readonly RoundTrip[] = [
  { create: 'POST /projects/{id}/third-party-services', remove: 'DELETE /third-party-services/{id}' },
  { create: 'POST /intercoms', change: 'PATCH /intercoms/{id}', remove: 'DELETE /intercoms/{id}' },
  {
    create: 'POST /projects/{projectId}/events-news',
    read: 'GET /events-news/{id}',
    change: 'PATCH /events-news/{id}',
    remove: 'DELETE /events-news/{id}',
  },
  {
    create: 'POST /projects/{id}/common-areas',
    read: 'GET /projects/common-areas/{id}',
    change: 'PATCH /common-areas/{id}',
    remove: 'DELETE /common-areas/{id}',
  },
  { create: 'POST /projects/{id}/document', remove: 'DELETE /documents/{id}' },
  { create: 'POST /assets/{assetId}/document', remove: 'DELETE /documents/{id}' },
];

/** Finds the report of an operation by method and path. */
type FindProbe = (call: string) => OperationProbe | undefined;

/** Creates, reads, changes and deletes one record. Returns the reason if that was not possible. */
export async function checkRoundTrip(
  session: ConformanceSession,
  roundTrip: RoundTrip,
  findProbe: FindProbe,
): Promise<string | undefined> {
  const [create, remove] = [findProbe(roundTrip.create), findProbe(roundTrip.remove)];
  if (!create || !remove) return undefined;
  const body = exampleBody(create.operation, session);
  const [parameterValues] = session.ids.pathCandidates(create.operation, 1);
  if (body === undefined) return 'the contract has no example of its body';
  if (parameterValues === undefined) return 'the host has returned no id to test with';
  const created = await sendProbe(create, { parameterValues, body });
  if (!created) return undefined;
  if (created.response.status === 403)
    return `the token lacks the permission ${create.operation.permission ?? ''}`;
  if (!checkSuccess(created, create.findings)) return undefined;
  create.readCount += 1;
  const id = responseId(created.response.json);
  if (id === undefined || session.ids.isKnown(id)) {
    create.findings.add({
      level: 'should',
      kind: 'field',
      place: '/data/id',
      text: `the response lacks the id of the created record; it stays in the host with the name "${testMark(session)}"`,
      advice: 'Respond with the record and its id; and delete the test record by hand.',
      request: created.request,
    });
    return undefined;
  }
  try {
    await checkReadAndChange(session, roundTrip, findProbe, id);
  } finally {
    await removeCreated(remove, roundTrip.read === undefined ? undefined : findProbe(roundTrip.read), id);
  }
  return undefined;
}

async function checkReadAndChange(
  session: ConformanceSession,
  roundTrip: RoundTrip,
  findProbe: FindProbe,
  id: string,
): Promise<void> {
  const read = roundTrip.read === undefined ? undefined : findProbe(roundTrip.read);
  const change = roundTrip.change === undefined ? undefined : findProbe(roundTrip.change);
  if (read) {
    const exchange = await sendProbe(read, { parameterValues: { id } });
    if (exchange) recordSuccess(exchange, read);
  }
  if (change) {
    const exchange = await sendProbe(change, {
      parameterValues: { id },
      body: exampleBody(change.operation, session, id),
    });
    if (exchange) recordSuccess(exchange, change);
  }
}

/** Deletes a record; only called with an id that this run has created. */
async function removeCreated(
  remove: OperationProbe,
  read: OperationProbe | undefined,
  id: string,
): Promise<void> {
  const exchange = await sendProbe(remove, { parameterValues: { id } });
  if (!exchange || !recordSuccess(exchange, remove)) {
    remove.findings.add({
      level: 'must',
      kind: 'status',
      place: '',
      text: `the test record ${id} could not be removed; it stays in the host`,
      advice: 'Delete it by hand.',
      request: `${remove.operation.method} ${remove.operation.path}`,
    });
    return;
  }
  if (!read) return;
  const exchangeAfter = await sendProbe(read, { parameterValues: { id } });
  if (exchangeAfter?.response.status === 200)
    read.findings.add({
      level: 'should',
      kind: 'error',
      place: '',
      text: 'the record still exists after its deletion',
      advice: 'Respond 404 to a record that no longer exists.',
      request: exchangeAfter.request,
    });
}

/** Returns true if the request succeeded; marks the call as tried. */
function recordSuccess(exchange: Exchange, probe: OperationProbe): boolean {
  const isDone = checkSuccess(exchange, probe.findings);
  if (isDone) probe.readCount += 1;
  return isDone;
}

/** Name of records that a run creates, recognizable for users. */
const testMark = (session: ConformanceSession) => `Prueba de conformidad ${session.now}`;

/** Returns the contract's example with ids of this host and a recognizable name, without sending notifications. */
function exampleBody(operation: Operation, session: ConformanceSession, id?: string): unknown {
  const example = operation.body?.examples[0];
  const replace = (name: string, value: unknown): unknown => {
    if (name === 'id' && id !== undefined) return id;
    if (['title', 'name'].includes(name) && typeof value === 'string') return testMark(session);
    if (name === 'send_notification') return false;
    if (name === 'sensor_ids') return [];
    const idKind = /^(\w+)_id$/.exec(name)?.[1];
    return (idKind === undefined ? undefined : session.ids.findAny(idKind)) ?? value;
  };
  const walk = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return name === 'sensor_ids' ? [] : value.map((item) => walk(item));
    if (typeof value !== 'object' || value === null) return replace(name, value);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, walk(member, key)]));
  };
  return example === undefined ? undefined : walk(example);
}

function responseId(json: unknown): string | undefined {
  const asObject = (value: unknown) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const body = asObject(json);
  const data = Array.isArray(body['data']) ? asObject(body['data'][0]) : asObject(body['data'] ?? body);
  const id = data['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
