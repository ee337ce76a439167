import { Router } from 'express';
import type { Database } from '../store/store';
import { asyncHandler } from './asyncHandler';

/** Serves `GET /health` for load balancers: 200 while the host can read its data, 503 while it cannot. */
export function healthRoutes(database: Database): Router {
  const router = Router();
  router.get(
    '/health',
    asyncHandler(async (_req, res) => {
      await database.transaction('read', (store) => store.find('users', { id: '' }));
      res.set('Cache-Control', 'no-store').json({ status: 'ok' });
    }),
  );
  return router;
}
