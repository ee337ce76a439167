import type { Response } from 'express';
import { sendErrors } from '../server/responses/errorHandler';
import type { FaultSpec } from './faultSpec';

/** Waits for the given number of milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

/** The HTML page that a captive portal returns in place of any response. */
const portalPage =
  '<!doctype html><html lang="es"><head><title>Acceso a la red</title></head><body><h1>Acceso a la red</h1></body></html>';

/** `Retry-After` of a 429, in seconds. */
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
 * Drops the response body after sending the headers. If a reused connection ends before any headers arrive, browsers
 * resend the request by themselves and the host would process it twice.
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

/** Applies the fault. Returns true if the request continues to its handler. */
export async function applyFault({ kind, value }: FaultSpec, res: Response, wait: Wait): Promise<boolean> {
  switch (kind) {
    case 'latency':
      await wait(Number(value));
      // The client has disconnected, so there is nothing to answer.
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
