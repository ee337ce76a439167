import type { Operation } from '../dataProvider/contract/operations';
import { checkDone } from './answer';
import type { Asked } from './answer';
import type { Probe, Session } from './session';
import { send } from './session';

/** A record that can be made, looked at, changed and removed without touching another. */
export interface RoundTrip {
  create: string;
  read?: string;
  change?: string;
  remove: string;
}

/** By method and path. What cannot be removed again stands nowhere here. */
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

/** Finds the report on an operation, by method and path. */
type ProbeOf = (call: string) => Probe | undefined;

/** Makes, reads, changes and removes one record. Answers why not, when that was not possible. */
export async function checkRoundTrip(
  session: Session,
  trip: RoundTrip,
  probeOf: ProbeOf,
): Promise<string | undefined> {
  const [create, remove] = [probeOf(trip.create), probeOf(trip.remove)];
  if (!create || !remove) return undefined;
  const body = bodyFor(create.operation, session);
  const [filling] = session.ids.fillings(create.operation, 1);
  if (body === undefined) return 'el contrato no da un ejemplo de su contenido';
  if (filling === undefined) return 'el servicio no ha dado ningún id con el que probar';
  const made = await send(create, { filling, body });
  if (!made) return undefined;
  if (made.reply.status === 403) return `al token le falta el permiso ${create.operation.permission ?? ''}`;
  if (!checkDone(made, create.findings)) return undefined;
  create.read += 1;
  const id = idOf(made.reply.json);
  if (id === undefined || session.ids.has(id)) {
    create.findings.add({
      level: 'should',
      kind: 'campo',
      place: '/data/id',
      text: `no dice el id de lo creado; queda en el servicio con el nombre «${markOf(session)}»`,
      advice: 'Responde el registro con su id; y borra a mano el de la prueba.',
      request: made.request,
    });
    return undefined;
  }
  try {
    await checkBetween(session, trip, probeOf, id);
  } finally {
    await removeAgain(remove, trip.read === undefined ? undefined : probeOf(trip.read), id);
  }
  return undefined;
}

async function checkBetween(session: Session, trip: RoundTrip, probeOf: ProbeOf, id: string): Promise<void> {
  const read = trip.read === undefined ? undefined : probeOf(trip.read);
  const change = trip.change === undefined ? undefined : probeOf(trip.change);
  if (read) {
    const asked = await send(read, { filling: { id } });
    if (asked) done(asked, read);
  }
  if (change) {
    const asked = await send(change, { filling: { id }, body: bodyFor(change.operation, session, id) });
    if (asked) done(asked, change);
  }
}

/** Only ever called with an id that this run has made. */
async function removeAgain(remove: Probe, read: Probe | undefined, id: string): Promise<void> {
  const asked = await send(remove, { filling: { id } });
  if (!asked || !done(asked, remove)) {
    remove.findings.add({
      level: 'must',
      kind: 'estado',
      place: '',
      text: `no se pudo retirar el registro de prueba ${id}; queda en el servicio`,
      advice: 'Bórralo a mano.',
      request: `${remove.operation.method} ${remove.operation.path}`,
    });
    return;
  }
  if (!read) return;
  const gone = await send(read, { filling: { id } });
  if (gone?.reply.status === 200)
    read.findings.add({
      level: 'should',
      kind: 'error',
      place: '',
      text: 'tras retirarlo sigue estando',
      advice: 'Responde 404 a lo que ya no existe.',
      request: gone.request,
    });
}

/** Whether it was done; the call was tried then. */
function done(asked: Asked, probe: Probe): boolean {
  const isDone = checkDone(asked, probe.findings);
  if (isDone) probe.read += 1;
  return isDone;
}

/** The name of what a run makes, so that people recognise it. */
const markOf = (session: Session) => `Prueba de conformidad ${session.now}`;

/** The contract's own example, with ids of this host, a recognisable name and without telling anybody. */
function bodyFor(operation: Operation, session: Session, id?: string): unknown {
  const example = operation.body?.examples[0];
  const replace = (name: string, value: unknown): unknown => {
    if (name === 'id' && id !== undefined) return id;
    if (['title', 'name'].includes(name) && typeof value === 'string') return markOf(session);
    if (name === 'send_notification') return false;
    if (name === 'sensor_ids') return [];
    const word = /^(\w+)_id$/.exec(name)?.[1];
    return (word === undefined ? undefined : session.ids.one(word)) ?? value;
  };
  const walk = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return name === 'sensor_ids' ? [] : value.map((one) => walk(one));
    if (typeof value !== 'object' || value === null) return replace(name, value);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, walk(member, key)]));
  };
  return example === undefined ? undefined : walk(example);
}

function idOf(json: unknown): string | undefined {
  const record = (value: unknown) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const body = record(json);
  const data = Array.isArray(body['data']) ? record(body['data'][0]) : record(body['data'] ?? body);
  const id = data['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
