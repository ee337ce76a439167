import { operationsOf } from '../dataProvider/contract/operations';
import type { Contract, Operation } from '../dataProvider/contract/operations';
import { NoAnswer, createAsk } from './client';
import type { Ask } from './client';
import { checkPreflight } from './cors';
import { Findings } from './finding';
import { KnownIds, wordsOfQuery } from './ids';
import { UsageError } from './options';
import type { Options } from './options';
import { pageOf, queryOf } from './address';
import type { Need } from './needs/need';
import { checkReads } from './reads';
import { reportOn } from './report';
import type { CallReport, Report } from './report';
import { send } from './session';
import type { Probe, Session } from './session';
import { createCompare } from './shape';
import { checkRoundTrip, roundTrips } from './writes';

/** Where every session can look, to see whether there is a host at all. */
const FIRST = '/users/current';

/** What a host is held against. */
export interface Measure {
  contract: Contract;
  /** What the console reads, by operation id. */
  needs: ReadonlyMap<string, readonly Need[]>;
}

/**
 * Asks a host what the console asks, and tells what it needs and does not get. `now` is unix seconds. Throws UsageError when
 * there is nothing to ask.
 */
export async function runConformance(
  options: Options,
  { contract, needs }: Measure,
  now: number,
): Promise<Report> {
  const ask = createAsk(options);
  const session: Session = {
    ask,
    needs,
    compare: createCompare(contract),
    ids: new KnownIds(),
    // A page of the host's own origin is asked for no permission.
    origin: options.origin === new URL(options.url).origin ? undefined : options.origin,
    now,
  };
  const operations = operationsOf(contract);
  const chosen = chooseOf(operations, options.only);
  await checkHost(ask, options);
  const probes = new Map(operations.map((one) => [one.id, probeOf(session, one)]));
  const untried = await askReads(session, operations, chosen, probes);
  for (const operation of chosen) {
    const probe = probes.get(operation.id);
    if (probe && session.origin !== undefined) await checkPreflight(probe, session.origin);
  }
  if (options.write) await checkWrites(session, chosen, probes, untried);
  const calls = chosen.map((one): CallReport => {
    const probe = probes.get(one.id)!;
    const said = untried.get(one.id) ?? [];
    return reportOn(one, probe, said.length > 0 || probe.read > 0 ? said : [unasked(one, options, needs)]);
  });
  return { url: options.url, calls };
}

const probeOf = (session: Session, operation: Operation): Probe => ({
  session,
  operation,
  findings: new Findings(),
  requests: 0,
  read: 0,
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

/** Asks every read as soon as the ids for its address are known. Answers what could not be asked, by operation id. */
async function askReads(
  session: Session,
  operations: readonly Operation[],
  chosen: readonly Operation[],
  probes: ReadonlyMap<string, Probe>,
): Promise<Map<string, readonly string[]>> {
  const untried = new Map<string, readonly string[]>();
  let waiting = operations.filter(
    ({ id, method, changesState }) => method === 'GET' && !changesState && session.needs.has(id),
  );
  const wanted = new Set(chosen);
  for (;;) {
    // What can be asked in every way goes first: by then it is known what belongs to what.
    const whole = waiting.filter((one) => missing(session, one, 'every').length === 0);
    const plain = whole.filter(
      (one) => (session.needs.get(one.id) ?? []).flatMap(({ query }) => wordsOfQuery(query)).length === 0,
    );
    const partly = waiting.filter((one) => missing(session, one, 'some').length === 0);
    const ready = [plain, whole, partly].find(({ length }) => length > 0);
    if (!ready || !waiting.some((one) => wanted.has(one))) break;
    for (const operation of ready) {
      const probe = probes.get(operation.id)!;
      const needs = session.needs.get(operation.id) ?? [];
      if (wanted.has(operation)) untried.set(operation.id, await checkReads(probe, needs));
      else await learnFrom(probe, needs);
    }
    waiting = waiting.filter((one) => !ready.includes(one));
  }
  for (const one of waiting)
    untried.set(one.id, [`el servicio no ha dado ningún id de ${missing(session, one, 'every').join(', ')}`]);
  return untried;
}

/** Asks once in every way in which the console does, only for the ids in the answers: one way may know what another leaves out. */
async function learnFrom(probe: Probe, needs: readonly Need[]): Promise<void> {
  const { operation, session } = probe;
  const asked = new Set<string>();
  for (const need of needs) {
    const [filling] = session.ids.fillings(operation, 1, wordsOfQuery(need.query));
    const query = filling && queryOf(operation, need, session.ids, session.now, filling);
    if (filling === undefined || query === undefined) continue;
    const question = { filling, query: { ...query, ...pageOf(need, 1) }, version: String(need.version) };
    const known = asked.size;
    if (asked.add(JSON.stringify(question)).size === known) continue;
    const answer = await send(probe, question);
    if (answer?.reply.status === 200) session.ids.learn(operation, answer.reply.json, filling);
  }
}

async function checkWrites(
  session: Session,
  chosen: readonly Operation[],
  probes: ReadonlyMap<string, Probe>,
  untried: Map<string, readonly string[]>,
): Promise<void> {
  const find = (call: string) => chosen.find(({ method, path }) => `${method} ${path}` === call);
  for (const trip of roundTrips) {
    const reason = await checkRoundTrip(session, trip, (call) => probes.get(find(call)?.id ?? ''));
    const create = find(trip.create);
    if (reason !== undefined && create) untried.set(create.id, [reason]);
  }
}

function unasked(
  { id, method, changesState }: Operation,
  { write }: Options,
  needs: Measure['needs'],
): string {
  if (changesState) return 'cambia algo en el servicio';
  if (method === 'GET')
    return needs.has(id) ? 'no ha dado ninguna respuesta que leer' : 'la consola no la pide';
  return write
    ? 'cambiaría registros que no son de la prueba'
    : 'escribe; se prueba con --write si se puede deshacer';
}

/** What has to be known before an operation can be asked in all ways, or in one of them. */
function missing({ ids, needs }: Session, operation: Operation, how: 'every' | 'some'): string[] {
  const ways = (needs.get(operation.id) ?? []).map((need) =>
    ids.missing(operation, wordsOfQuery(need.query)),
  );
  if (how === 'some' && ways.some((words) => words.length === 0)) return [];
  return [...new Set(ways.flat())];
}
