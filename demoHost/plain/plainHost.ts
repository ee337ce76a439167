import { Router } from 'express';
import type { Request, Response } from 'express';
import jsonServer from 'json-server';
import { asyncHandler } from '../server/asyncHandler';
import { sendErrors } from '../server/responses/errorHandler';
import type { HostServices } from '../server/apiRouter';
import { jsonBody } from '../server/requests/jsonBody';
import { notFoundError } from '../server/responses/hostError';
import { buildCollections } from './collections';
import type { PlainRow, PlainState } from '../../fixtures/rows/plain';
import { recordPlainChange, rememberRow } from './plainActivity';
import type { PlainTarget } from './plainGuard';
import { plainGuard } from './plainGuard';
import { readPlainRowFiles } from './rowFiles';

/** json-server's router with a hook that is missing from its types. */
type RenderingRouter = ReturnType<typeof jsonServer.router<PlainState>> & {
  render: (req: Request, res: Response) => void;
};

/**
 * Creates the plain json-server part for integrators' resources: two collections whose rows belong to a company, and one
 * per row file below `root`, for users who can access everything.
 */
export function createPlainHost(
  initial: PlainState,
  services: HostServices,
  onChange: () => void,
  root: string,
) {
  const files = readPlainRowFiles(root);
  const withFileRows = (plainRows: PlainState): PlainState => ({ ...structuredClone(files), ...plainRows });
  // Called after the router exists.
  const state = (): PlainState => jsonServerRouter.db.getState();
  const rows = (name: string) => state()[name] ?? [];
  // Sends plain JSON instead of json-server's JSONP, and the host's own 404.
  const render = (req: Request, res: Response): void => {
    const { data } = res.locals as { data?: unknown };
    if (res.statusCode === 404) return sendErrors(res, 404, notFoundError().details);
    if (req.method === 'GET') return void res.json(data);
    onChange();
    const target = res.locals['target'] as PlainTarget;
    const before = res.locals['before'] as PlainRow | null;
    const after = req.method === 'DELETE' ? null : (data as PlainRow);
    void recordPlainChange(services, rows, req, { target, before, after }).then(
      () => res.json(data),
      () => sendErrors(res, 500, [{ code: 'internal', detail: 'Ha fallado el servicio.' }]),
    );
  };
  const jsonServerRouter: RenderingRouter = Object.assign(
    jsonServer.router<PlainState>(withFileRows(initial)),
    { render },
  );
  const router = Router({ caseSensitive: true, strict: true });
  router.use(
    plainGuard(services, rows, buildCollections(files)),
    jsonBody,
    asyncHandler(async (_req, res, next) => {
      await (res.locals['check'] as () => Promise<void>)();
      rememberRow(rows, res, res.locals['target'] as PlainTarget);
      next();
    }),
  );
  router.use(jsonServerRouter);
  return {
    router,
    state,
    replace: (nextState: PlainState): void => {
      jsonServerRouter.db.setState(withFileRows(nextState));
      onChange();
    },
  };
}
