import { ApiError } from '../dataProvider/apiError';
import type { Operation } from '../dataProvider/contract/operations';
import type { Reply } from './client';
import { checkDifferences } from './differences';
import type { Findings } from './finding';
import { checkFit } from './fit';
import type { Fit } from './fit';
import type { Need } from './needs/need';
import type { CompareShape } from './shape';

/** A request with what came back. */
export interface Asked {
  operation: Operation;
  /** Method and path, for people. */
  request: string;
  reply: Reply;
}

/** Whether an answer is a success; what else it is keeps the screen from working. */
export function checkDone({ request, reply }: Asked, to: Findings): boolean {
  const { status, headers } = reply;
  if (status >= 200 && status < 300) return true;
  const add = (kind: 'ruta' | 'estado', text: string, advice: string) =>
    to.add({ level: 'must', kind, place: '', text, advice, request });
  if (status >= 300 && status < 400) {
    const where = headers.get('location');
    const there = where === null ? '' : ` y envía a otra dirección (${originOf(where)})`;
    add('ruta', `responde ${status}${there}`, 'Responde en la misma dirección, sin envíos.');
  } else if (status === 404 || status === 405)
    add('ruta', `responde ${status}`, 'Sirve esta llamada, o declara el camino que tiene en este servicio.');
  else add('estado', `responde ${status} a una petición correcta`, 'Responde 200 a lo que la consola pide.');
  return false;
}

const UNREAD: Fit = { isRead: false, rows: 0 };

/** Reads a good answer as the console does. */
export function checkRead(
  { operation, request, reply }: Asked,
  need: Need,
  compare: CompareShape,
  to: Findings,
): Fit {
  if (need.shape === 'file') return checkFile(reply, request, to);
  if (reply.json === undefined) {
    const text = reply.empty ? 'no trae nada' : `no es JSON, sino ${reply.media || 'de tipo desconocido'}`;
    to.add({
      level: 'must',
      kind: 'formato',
      place: '',
      text: `${need.screen}: la respuesta ${text}`,
      advice: 'Responde JSON entero.',
      request,
    });
    return UNREAD;
  }
  const fit = checkFit(need, reply.json, request, to);
  const schema = operation.answers.get(200)?.schema;
  if (fit.isRead && schema) checkDifferences(need, schema, reply.json, request, compare, to);
  return fit;
}

function checkFile({ json, empty }: Reply, request: string, to: Findings): Fit {
  if (json === undefined && !empty) return { isRead: true, rows: 1 };
  const text = empty ? 'el fichero viene vacío' : 'en lugar del fichero viene JSON';
  const advice = 'Responde el fichero; un fallo, con un estado de error.';
  to.add({ level: 'must', kind: 'formato', place: '', text, advice, request });
  return UNREAD;
}

/** Checks that a refusal has the status that the console knows it by, and says why in a form that it reads. */
export function checkRefusal(
  { request, reply }: Asked,
  expected: number,
  why: { text: string; advice: string },
  to: Findings,
): void {
  const { status, json, empty } = reply;
  if (status !== expected) {
    const text = `${why.text}: responde ${status} y la consola espera ${expected}`;
    to.add({
      level: 'should',
      kind: expected === 401 ? 'sesión' : 'error',
      place: '',
      text,
      advice: why.advice,
      request,
    });
    return;
  }
  if (empty || new ApiError(status, json ?? null).detail !== '') return;
  to.add({
    level: 'free',
    kind: 'error',
    place: '',
    text: `el motivo del ${status} no está en errors[].detail, detail, description ni message`,
    advice: '',
    request,
  });
}

function originOf(where: string): string {
  return URL.canParse(where) ? new URL(where).origin : 'la misma';
}
