import { isPaged, neededQuery, variantsOf } from './address';
import type { Query } from './address';
import { checkAnswer, checkGood } from './answer';
import { checkReadable } from './cors';
import type { Filling } from './ids';
import { checkNeighbours, checkPage, rowsOf } from './paging';
import { checkRefusals } from './refusals';
import { send } from './session';
import type { Probe } from './session';

/** Records that are tried before a list counts as empty, or an address as one without a record. */
const TRIES = 6;

/** The same where few records have what is asked for. */
const SPARSE_TRIES = 60;

/** Checks a read call in all its ways. Answers why not, when it could not be checked. */
export async function checkRead(probe: Probe): Promise<string | undefined> {
  const { operation, session, findings } = probe;
  const { ids } = session;
  const fillings = ids.fillings(operation, operation.sparse ? SPARSE_TRIES : TRIES);
  const queryFor = (filling: Filling) => neededQuery(operation, ids, session.now, filling);
  const found = await firstGood(probe, fillings, queryFor);
  if (typeof found === 'string') return found;
  const query = queryFor(found ?? fillings[0] ?? {}) ?? {};
  if (found) {
    for (const { query: more, version } of variantsOf(operation, ids, session.now, found)) {
      const asked = await send(probe, { filling: found, query: { ...query, ...more }, version });
      if (asked) checkGood(asked, session.compare, findings);
    }
    if (isPaged(operation)) await checkPages(probe, found, query);
  }
  await checkRefusals(probe, found ?? fillings[0] ?? {}, query);
  return undefined;
}

/** The first filling with a good answer, with rows if it is a list; a text when there is nothing to compare. */
async function firstGood(
  probe: Probe,
  fillings: readonly Filling[],
  queryFor: (filling: Filling) => Query | undefined,
): Promise<Filling | string | undefined> {
  const { operation, session, findings } = probe;
  let good: Filling | undefined;
  let missed = 0;
  for (const filling of fillings) {
    const query = queryFor(filling);
    if (query === undefined) return 'el servicio no ha dado ningún id para la consulta';
    const asked = await send(probe, { filling, query });
    if (!asked) return good;
    const { status, json } = asked.reply;
    if (status === 403 && operation.answers.has(403)) {
      checkAnswer(asked, session.compare, findings);
      return `al token le falta el permiso ${operation.permission ?? ''}`.trim();
    }
    if (status === 404 && operation.answers.has(404) && Object.keys(filling).length > 0) {
      missed += 1;
      checkAnswer(asked, session.compare, findings);
      continue;
    }
    if (session.origin !== undefined) checkReadable(asked, session.origin, findings);
    if (!checkGood(asked, session.compare, findings)) return good;
    session.ids.learn(operation, json, filling);
    good ??= filling;
    const rows = rowsOf(json);
    if (rows === undefined || rows.length > 0) return filling;
  }
  if (good || missed === 0) return good;
  if (operation.sparse) return 'ninguno de los registros probados tiene lo que se pide';
  findings.add({
    kind: 'ruta',
    place: '',
    text: `responde 404 a ${missed} ids que el propio servicio ha dado`,
    request: `${operation.method} ${operation.path}`,
  });
  return undefined;
}

/** Page 1 and 2 in small, a page past the end, and a size of zero. */
async function checkPages(probe: Probe, filling: Filling, query: Query): Promise<void> {
  const { session, findings, operation } = probe;
  const page = async (number: number, size: number) => {
    const paging = { 'page[number]': String(number), 'page[size]': String(size) };
    const asked = await send(probe, { filling, query: { ...query, ...paging } });
    if (!asked) return undefined;
    if (!checkGood(asked, session.compare, findings)) return undefined;
    return {
      request: asked.request,
      told: checkPage(asked.reply, { number, size }, asked.request, findings),
    };
  };
  const first = await page(1, 2);
  if (!first) return;
  if ((first.told.all ?? 0) > 2) {
    const second = await page(2, 2);
    if (second) checkNeighbours(first.told, second.told, second.request, findings);
  }
  const past = await page((first.told.pages ?? 1) + 1000, 2);
  if (past && past.told.rows.length > 0)
    findings.add({
      kind: 'paginación',
      place: '/data',
      text: 'una página tras la última trae filas',
      request: past.request,
    });
  if (!operation.answers.has(400)) return;
  const zero = await send(probe, { filling, query: { ...query, 'page[size]': '0' } });
  if (zero && zero.reply.status !== 400)
    findings.add({
      kind: 'paginación',
      place: '',
      text: `a un tamaño de página 0 responde ${zero.reply.status} y debe responder 400`,
      request: zero.request,
    });
}
