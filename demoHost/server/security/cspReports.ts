import { Router } from 'express';
import { isLoopback } from './loopback';

/**
 * Counts the browser's CSP reports; tests read the number and expect 0. Report bodies are not read, so they cannot fill
 * the host's memory.
 */
export function cspReportRoutes(): Router {
  const router = Router();
  let count = 0;
  router.post('/csp-report', (req, res) => {
    count += 1;
    req.resume();
    res.status(204).end();
  });
  router.get('/csp-report/count', (req, res, next) => {
    if (!isLoopback(req)) return next();
    return res.json({ count });
  });
  return router;
}
