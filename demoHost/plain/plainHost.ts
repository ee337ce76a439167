import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import jsonServer from 'json-server';
import { asyncHandler } from '../server/asyncHandler';
import { sendErrors } from '../server/responses/errorHandler';
import type { HostServices } from '../server/apiRouter';
import { jsonBody } from '../server/requests/jsonBody';
import { notFoundError } from '../server/responses/hostError';
import type { PlainRow } from '../../fixtures/rows/plain';
import type { Store } from '../store/store';
import { buildCollections } from './collections';
import { recordPlainChange } from './plainActivity';
import type { PlainTarget } from './plainGuard';
import { plainGuard } from './plainGuard';
import type { PlainRows } from './plainScope';
import { readPlainRowFiles } from './rowFiles';

type RowsByCollection = Record<string, PlainRow[]>;

/** json-server's router with a hook that is missing from its types. */
type RenderingRouter = ReturnType<typeof jsonServer.router<RowsByCollection>> & {
  render: (req: Request, res: Response) => void;
};

/** Answers a request by json-server over these rows, which it changes. Resolves with the body before anything is sent. */
function runJsonServer(
  rows: RowsByCollection,
  req: Request,
  res: Response,
  next: NextFunction,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const router: RenderingRouter = Object.assign(jsonServer.router<RowsByCollection>(rows), {
      render: () => resolve((res.locals as { data?: unknown }).data),
    });
    router(req, res, (error?: unknown) => (error === undefined ? next() : reject(error)));
  });
}

/** Returns the row that a request targets; null if there is none. */
const findRow = (rows: RowsByCollection, { collection, id }: PlainTarget): PlainRow | null =>
  rows[collection]?.find((row) => row['id'] === id) ?? null;

/**
 * Creates the plain json-server part for integrators' resources: two collections whose rows belong to a company, and one
 * per row file below `root`, for users who can access everything. The rows are in the store; a request has a transaction.
 */
export function createPlainHost(services: HostServices, root: string): Router {
  const files = readPlainRowFiles(root);
  const readRows = async (store: Store): Promise<RowsByCollection> => ({
    ...files,
    ...((await store.plainRows()) as RowsByCollection),
  });
  const readerOf =
    (rows: RowsByCollection): PlainRows['rows'] =>
    (name) =>
      rows[name] ?? [];
  const router = Router({ caseSensitive: true, strict: true });
  router.use(
    plainGuard(services, async (store) => readerOf(await readRows(store)), buildCollections(files)),
    jsonBody,
    asyncHandler(async (req, res, next) => {
      const isRead = req.method === 'GET';
      const { check, target } = res.locals as {
        check: (data: PlainRows) => Promise<void>;
        target: PlainTarget;
      };
      const body = await services.database.transaction(isRead ? 'read' : 'write', async (store) => {
        const stored = await readRows(store);
        await check({ store, rows: readerOf(stored) });
        const rows = isRead ? stored : structuredClone(stored);
        // A repeated transaction starts from the parsed request again.
        res.status(200);
        delete (res.locals as { data?: unknown }).data;
        const result = await runJsonServer(rows, req, res, next);
        if (isRead || res.statusCode === 404) return result;
        for (const [name, next] of Object.entries(rows))
          if (JSON.stringify(next) !== JSON.stringify(stored[name])) await store.setPlainRows(name, next);
        await recordPlainChange({
          data: { store, rows: readerOf(rows) },
          target,
          before: findRow(stored, target),
          after: req.method === 'DELETE' ? null : (result as PlainRow),
          address: req.ip ?? '',
          now: services.now(),
        });
        return result;
      });
      if (!isRead) services.onChange();
      // Plain JSON instead of json-server's JSONP, and the host's own 404.
      if (res.statusCode === 404) return sendErrors(res, 404, notFoundError().details);
      res.json(body);
    }),
  );
  return router;
}
