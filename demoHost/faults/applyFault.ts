import type { Response } from 'express';
import { sendErrors } from '../server/responses/errorHandler';
import type { FaultSpec } from './faultSpec';

/** Waits so many milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

/** A page as a network's login portal sends it in place of any answer. */
const portalPage =
  '<!doctype html><html lang="es"><head><title>Acceso a la red</title></head><body><h1>Acceso a la red</h1></body></html>';

/** Seconds after which a 429 says that it is worth trying again. */
const RETRY_AFTER = 5;

function sendStatus(res: Response, status: number, value: string): void {
  if (status === 429) res.set('Retry-After', String(RETRY_AFTER));
  const errors =
    status === 422
      ? value.split(';').map((pointer) => ({ code: 'demo_fault', detail: 'Valor no válido.', pointer }))
      : [{ code: 'demo_fault', detail: value }];
  sendErrors(res, status, errors);
}

/**
 * Loses the answer: the head of one goes out, its body never does. Browsers send a request again by themselves when a
 * used connection ends before any head, and then the host would do it twice.
 */
function dropResponseBody(res: Response): void {
  const endWithoutBody = () => {
    res.status(200);
    for (const name of ['ETag', 'Content-Encoding', 'Transfer-Encoding']) res.removeHeader(name);
    res.set({ 'Content-Type': 'application/json', 'Content-Length': '1' });
    res.flushHeaders();
    res.socket?.destroySoon();
    return res;
  };
  res.write = () => true;
  res.end = endWithoutBody;
}

/** Brings the fault about. Whether the request goes on to its handler. */
export async function applyFault({ kind, value }: FaultSpec, res: Response, wait: Wait): Promise<boolean> {
  switch (kind) {
    case 'latency':
      await wait(Number(value));
      // Who left meanwhile has asked for nothing.
      return !res.destroyed;
    case 'lost':
      dropResponseBody(res);
      return true;
    case 'timeout':
      return false;
    case 'broken':
      res.type('json').send('{"data":[{"id":');
      return false;
    case 'html':
      res.type('html').send(portalPage);
      return false;
    case 'empty':
      res.type('json').send('');
      return false;
    case 'offline':
      return true;
    default:
      sendStatus(res, Number(kind), value);
      return false;
  }
}
