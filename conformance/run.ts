import { operationsOf } from '../dataProvider/contract/operations';
import type { Contract, Operation } from '../dataProvider/contract/operations';
import { NoAnswer, createAsk } from './client';
import type { Ask } from './client';
import { checkPreflight } from './cors';
import { Findings } from './finding';
import { KnownIds, neededWords } from './ids';
import { UsageError } from './options';
import type { Options } from './options';
import { neededQuery } from './address';
import { checkRead } from './reads';
import { reportOn } from './report';
import type { CallReport, Report } from './report';
import { send } from './session';
import type { Probe, Session } from './session';
import { createCompare } from './shape';
import { checkRoundTrip, roundTrips } from './writes';

/** Where every session can look, to see whether there is a host at all. */
const FIRST = '/users/current';

/** Compares a host with the contract. `now` is unix seconds. Throws UsageError when there is nothing to compare. */
export async function runConformance(options: Options, contract: Contract, now: number): Promise<Report> {
  const ask = createAsk(options);
  const session: Session = {
    contract,
    ask,
    compare: createCompare(contract),
    ids: new KnownIds(),
    origin: options.origin,
    now,
  };
  const operations = operationsOf(contract);
  const chosen = chooseOf(operations, options.only);
  await checkHost(ask, options);
  const probes = new Map(operations.map((one) => [one.id, probeOf(session, one)]));
  const reasons = await checkReads(session, operations, chosen, probes);
  for (const operation of chosen) {
    const probe = probes.get(operation.id);
    if (probe && session.origin !== undefined) await checkPreflight(probe, session.origin);
  }
  if (options.write) await checkWrites(session, chosen, probes, reasons);
  const calls = chosen.map((one): CallReport => {
    const probe = probes.get(one.id)!;
    const reason = reasons.get(one.id) ?? (probe.requests === 0 ? unasked(one, options) : undefined);
    return reportOn(one, probe, reason);
  });
  return { url: options.url, calls };
}

const probeOf = (session: Session, operation: Operation): Probe => ({
  session,
  operation,
  findings: new Findings(),
  requests: 0,
});

function chooseOf(operations: readonly Operation[], only: readonly string[]): Operation[] {
  for (const name of only) {
    if (!operations.some(({ id, tag }) => id === name || tag === name))
      throw new UsageError(`--only ${name}: el contrato no tiene esa llamada ni ese grupo.`);
  }
  return operations.filter(({ id, tag }) => only.length === 0 || only.includes(id) || only.includes(tag));
}

/** One question before all others: whether anything sensible is there, and whether it takes the token. */
async function checkHost(ask: Ask, { url }: Options): Promise<void> {
  const first = await ask({ method: 'GET', path: FIRST, version: '1' }).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw new UsageError(`${url}: ${error.message}.`);
    throw error;
  });
  const { status, media, headers } = first;
  if (status >= 300 && status < 400) {
    const where = headers.get('location') ?? '';
    const origin = URL.canParse(where, url) ? new URL(where, url).origin : 'otra dirección';
    throw new UsageError(
      `${url}: envía a ${origin} (${status}). Los envíos no se siguen: indica la dirección final con --url.`,
    );
  }
  if (status === 401) throw new UsageError(`${url}: no acepta el token (401).`);
  if (status === 404)
    throw new UsageError(`${url}: no conoce ${FIRST} (404). ¿Falta el comienzo del camino, como /api?`);
  if (first.json === undefined)
    throw new UsageError(
      `${url}: no responde JSON sino ${media || 'algo sin tipo'} (${status}); no parece un servicio.`,
    );
}

/** Asks every read as soon as the ids for its address are known. Answers why some could not be asked. */
async function checkReads(
  session: Session,
  operations: readonly Operation[],
  chosen: readonly Operation[],
  probes: ReadonlyMap<string, Probe>,
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  let waiting = operations.filter(({ method, changesState }) => method === 'GET' && !changesState);
  const wanted = new Set(chosen);
  for (;;) {
    const possible = waiting.filter((one) => session.ids.missing(one).length === 0);
    // Whose query names a record goes last: by then it is known what belongs to what.
    const plain = possible.filter((one) => neededWords(one).length === 0);
    const ready = plain.length > 0 ? plain : possible;
    if (ready.length === 0 || !waiting.some((one) => wanted.has(one))) break;
    for (const operation of ready) {
      const probe = probes.get(operation.id)!;
      const reason = wanted.has(operation) ? await checkRead(probe) : await learnFrom(probe);
      if (reason !== undefined) reasons.set(operation.id, reason);
    }
    waiting = waiting.filter((one) => !ready.includes(one));
  }
  for (const one of waiting)
    reasons.set(one.id, `el servicio no ha dado ningún id de ${session.ids.missing(one).join(', ')}`);
  return reasons;
}

/** Asks once, only for the ids in the answer. */
async function learnFrom(probe: Probe): Promise<undefined> {
  const { operation, session } = probe;
  const [filling] = session.ids.fillings(operation, 1);
  const query = filling && neededQuery(operation, session.ids, session.now, filling);
  if (filling === undefined || query === undefined) return;
  const asked = await send(probe, { filling, query });
  if (asked?.reply.status === 200) session.ids.learn(operation, asked.reply.json, filling);
}

async function checkWrites(
  session: Session,
  chosen: readonly Operation[],
  probes: ReadonlyMap<string, Probe>,
  reasons: Map<string, string>,
): Promise<void> {
  const find = (call: string) => chosen.find(({ method, path }) => `${method} ${path}` === call);
  for (const trip of roundTrips) {
    const reason = await checkRoundTrip(session, trip, (call) => probes.get(find(call)?.id ?? ''));
    const create = find(trip.create);
    if (reason !== undefined && create) reasons.set(create.id, reason);
  }
}

function unasked({ method, changesState }: Operation, { write }: Options): string {
  if (changesState) return 'cambia algo en el servicio';
  if (method !== 'GET' && !write) return 'escribe; se prueba con --write si se puede deshacer';
  return 'cambiaría registros que no son de la prueba';
}
