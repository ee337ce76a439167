import { unwrap } from '../dataProvider/decode';
import { pageOf, queryOf } from './address';
import type { Query } from './address';
import { checkDone, checkRead } from './answer';
import type { Asked } from './answer';
import { checkReadable } from './cors';
import { wordsOfQuery } from './ids';
import type { Filling } from './ids';
import type { Need } from './needs/need';
import { checkNeighbours, checkPage } from './paging';
import { checkRefusals } from './refusals';
import { send } from './session';
import type { Probe } from './session';

/** Records that are tried before a list counts as empty, or an address as one without a record. */
const TRIES = 24;

/** The same where few records have what is asked for. */
const SPARSE_TRIES = 60;

/** Asks a read in every way in which the console does. Answers what was not tried and why. */
export async function checkReads(probe: Probe, needs: readonly Need[]): Promise<string[]> {
  const untried: string[] = [];
  let refused = false;
  for (const need of needs) {
    const found = await checkWay(probe, need);
    if (typeof found === 'string') {
      untried.push(needs.length > 1 ? `${need.screen}: ${found}` : found);
      continue;
    }
    if (!refused) await checkRefusals(probe, need, found.filling, found.query);
    refused = true;
  }
  return untried;
}

/** An address that was answered well. */
interface Good {
  filling: Filling;
  query: Query;
}

async function checkWay(probe: Probe, need: Need): Promise<Good | string> {
  const { operation, session } = probe;
  const fillings = session.ids.fillings(
    operation,
    operation.sparse ? SPARSE_TRIES : TRIES,
    wordsOfQuery(need.query),
  );
  let empty: Good | undefined;
  let missing = 0;
  for (const filling of fillings) {
    const query = queryOf(operation, need, session.ids, session.now, filling);
    if (query === undefined) return 'el servicio no ha dado ningún id para la consulta';
    const read = await readOnce(probe, need, { filling, query });
    if (read === 'failed') return { filling, query };
    if (read === 'forbidden') return `al token le falta el permiso ${operation.permission ?? ''}`.trim();
    if (read === 'missing') missing += 1;
    if (read === 'empty') empty ??= { filling, query };
    if (read === 'read') return { filling, query };
  }
  if (missing > 0 && !empty) return noneOf(probe, missing);
  return 'la lista está vacía: sus filas no se han visto';
}

type Read = 'read' | 'empty' | 'missing' | 'forbidden' | 'failed';

async function readOnce(probe: Probe, need: Need, { filling, query }: Good): Promise<Read> {
  const { operation, session, findings } = probe;
  const asked = await send(probe, {
    filling,
    query: { ...query, ...pageOf(need, 1) },
    version: String(need.version),
  });
  if (!asked) return 'failed';
  const { status, json } = asked.reply;
  if (status === 403) return 'forbidden';
  if (status === 404 && Object.keys(filling).length > 0) return 'missing';
  if (session.origin !== undefined) checkReadable(asked, session.origin, findings);
  if (!checkDone(asked, findings)) return 'failed';
  const fit = checkRead(asked, need, session.compare, findings);
  if (!fit.isRead) return 'failed';
  session.ids.learn(operation, json, filling);
  if (fit.rows === 0) return 'empty';
  probe.read += 1;
  if (need.pageSize !== null) await checkPages(probe, need, asked, { filling, query });
  return 'read';
}

async function checkPages(probe: Probe, need: Need, asked: Asked, { filling, query }: Good): Promise<void> {
  const { findings } = probe;
  const rowsOf = ({ reply }: Asked): readonly unknown[] => {
    const rows = unwrap(reply.json, need.data);
    return Array.isArray(rows) ? rows : [];
  };
  const size = need.pageSize ?? 0;
  const first = checkPage(rowsOf(asked), asked.reply.json, size, asked.request, findings);
  if ((first.pages ?? 1) < 2 && (first.all ?? 0) <= size) return;
  const second = await send(probe, {
    filling,
    query: { ...query, ...pageOf(need, 2) },
    version: String(need.version),
  });
  if (second && checkDone(second, findings))
    checkNeighbours(first.rows, rowsOf(second), second.request, findings);
}

/** Every id that the host itself gave is unknown to this call. */
function noneOf({ operation, findings }: Probe, missing: number): Good | string {
  if (operation.sparse) return 'ninguno de los registros probados tiene lo que se pide';
  findings.add({
    level: 'must',
    kind: 'ruta',
    place: '',
    text: `responde 404 a ${missing} ids que el propio servicio ha dado`,
    advice: 'Sirve esta llamada, o declara el camino que tiene en este servicio.',
    request: `${operation.method} ${operation.path}`,
  });
  return 'no se ha podido leer ninguno';
}
