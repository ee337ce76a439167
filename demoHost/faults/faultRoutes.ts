import { Router } from 'express';
import { readFileSync } from 'node:fs';
import { jsonBody } from '../server/requests/jsonBody';
import { notFoundError } from '../server/responses/hostError';
import { parseBodyWith } from '../server/requests/bodyChecks';
import type { Store } from '../store/store';
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
export function faultRoutes(faults: FaultInjector, store: Store, reset: () => void): Router {
  const router = Router({ caseSensitive: true, strict: false });
  const files = { 'panel.js': readPanelFile('panel.js'), 'panel.css': readPanelFile('panel.css') };
  router.use(panelGuard);
  router.get('/', (_req, res) => {
    res.type('html').send(panelPage(faults.list(), store));
  });
  for (const [name, content] of Object.entries(files)) {
    router.get(`/${name}`, (_req, res) => {
      res.type(name).send(content);
    });
  }
  router.get('/active', (_req, res) => {
    res.json({ data: faults.list().map(faultView) });
  });
  router.post('/active', jsonBody, (req, res) => {
    res.status(201).json({ data: faultView(faults.add(parseBodyWith(faultSpecBody, req.body))) });
  });
  router.delete('/active', (_req, res) => {
    faults.clear();
    res.status(204).end();
  });
  router.delete('/active/:id', (req, res) => {
    if (!faults.remove(req.params.id)) throw notFoundError();
    res.status(204).end();
  });
  router.post('/reset', (_req, res) => {
    reset();
    res.json({ data: {} });
  });
  return router;
}
