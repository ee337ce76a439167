import { Router } from 'express';
import { readFileSync } from 'node:fs';
import { negotiateLanguage } from '../demo/pageLanguage';
import { jsonBody } from '../server/requests/jsonBody';
import { asyncHandler } from '../server/asyncHandler';
import { notFoundError } from '../server/responses/hostError';
import { parseBodyWith } from '../server/requests/bodyChecks';
import type { Database } from '../store/store';
import type { ActiveFault } from './faultRegistry';
import type { FaultInjector } from './faultInjector';
import { panelGuard } from './panelGuard';
import { faultSpecBody } from './faultSpec';
import { panelPage } from './panelPage';

const readPanelFile = (name: string) => readFileSync(new URL(`./panel/${name}`, import.meta.url), 'utf8');

const faultView = ({ id, kind, value, call, times, probability, hits }: ActiveFault) => ({
  id,
  kind,
  value,
  call,
  times,
  probability,
  hits,
});

/**
 * Serves the panel and its API at /demo/faults: `GET active` lists, `POST active` adds, `DELETE active[/id]` removes,
 * `POST reset` restores the seeded data.
 */
export function faultRoutes(faults: FaultInjector, database: Database, reset: () => Promise<void>): Router {
  const router = Router({ caseSensitive: true, strict: false });
  const files = { 'panel.js': readPanelFile('panel.js'), 'panel.css': readPanelFile('panel.css') };
  router.use(panelGuard);
  router.get(
    '/',
    asyncHandler(async (req, res) => {
      const language = negotiateLanguage(req, res);
      const page = await database.transaction('read', (store) => panelPage(faults.list(), store, language));
      res.type('html').send(page);
    }),
  );
  for (const [name, content] of Object.entries(files)) {
    router.get(`/${name}`, (_req, res) => {
      res.type(name).send(content);
    });
  }
  router.get('/active', (_req, res) => {
    res.json({ data: faults.list().map(faultView) });
  });
  router.post(
    '/active',
    jsonBody,
    asyncHandler(async (req, res) => {
      const fault = await faults.add(parseBodyWith(faultSpecBody, req.body));
      res.status(201).json({ data: faultView(fault) });
    }),
  );
  router.delete(
    '/active',
    asyncHandler(async (_req, res) => {
      await faults.clear();
      res.status(204).end();
    }),
  );
  router.delete(
    '/active/:id',
    asyncHandler(async (req, res) => {
      if (!(await faults.remove(req.params['id'] ?? ''))) throw notFoundError();
      res.status(204).end();
    }),
  );
  router.post(
    '/reset',
    asyncHandler(async (_req, res) => {
      await reset();
      res.json({ data: {} });
    }),
  );
  return router;
}
