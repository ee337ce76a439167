import type { Request, RequestHandler } from 'express';
import { HostError } from '../server/responses/hostError';
import { isLoopback } from '../server/security/loopback';

/** Request header that only same-origin pages can send. */
export const PANEL_HEADER = 'x-demo-panel';

const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * True if the request comes from this machine: over loopback, with a loopback host name (a foreign page may have pointed
 * another name here), and not forwarded by a proxy.
 */
export const isLocalRequest = (req: Request): boolean =>
  isLoopback(req) &&
  loopbackName.test(req.get('host') ?? '') &&
  req.get('x-forwarded-for') === undefined &&
  req.get('forwarded') === undefined;

/**
 * Guard of the panel: local requests only. Writes also need a header that a foreign page cannot send: the CORS preflight
 * would ask this host first, and it always refuses.
 */
export const panelGuard: RequestHandler = (req, _res, next) => {
  if (!isLocalRequest(req))
    throw new HostError(403, { code: 'not_here', detail: 'Solo se puede usar desde esta misma máquina.' });
  const site = req.get('sec-fetch-site');
  const isSameOrigin = site === undefined || site === 'same-origin' || site === 'none';
  if (req.method !== 'GET' && (req.get(PANEL_HEADER) !== '1' || !isSameOrigin))
    throw new HostError(403, { code: 'foreign_page', detail: 'La petición no viene del panel.' });
  next();
};
