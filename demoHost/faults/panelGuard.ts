import type { Request, RequestHandler } from 'express';
import { HostError } from '../server/responses/hostError';
import { isLoopback } from '../server/security/loopback';

/** Name of the header that says: no page of another origin made this request. */
export const PANEL_HEADER = 'x-demo-panel';

const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether somebody at this machine asks: over its loopback, under a name of its loopback (another name may have been
 * pointed here by a foreign page), and not passed on by a proxy that says so.
 */
export const isLocalRequest = (req: Request): boolean =>
  isLoopback(req) &&
  loopbackName.test(req.get('host') ?? '') &&
  req.get('x-forwarded-for') === undefined &&
  req.get('forwarded') === undefined;

/**
 * Who may use the panel: somebody at this machine. For writing, a header is asked for that a foreign page cannot send:
 * the browser would ask this host first, and it never agrees.
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
