import { Router } from 'express';
import { z } from 'zod';
import type { ActivityRow, ActivityValues } from '../../../fixtures/rows/activity';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { parseListFilter } from '../../lists/listFilter';
import type { ListFields } from '../../lists/listFilter';
import { listPage, searchCriteria } from '../../lists/listPage';
import { requireActor, requirePermission } from '../../server/apiRouter';
import type { HostServices } from '../../server/apiRouter';
import { asyncHandler } from '../../server/asyncHandler';
import type { Actor } from '../../server/call';
import { badParameterError } from '../../server/requests/readQuery';
import { notFoundError } from '../../server/responses/hostError';
import type { Criteria } from '../../store/criteria';
import type { Store } from '../../store/store';

const fields: ListFields<'activity'> = {
  at: { kind: 'number', member: 'at' },
  user_id: { kind: 'code', member: 'user_id' },
  user_email: { kind: 'text', member: 'user_email' },
  action: { kind: 'code', member: 'action' },
  resource: { kind: 'code', member: 'resource' },
  record_id: { kind: 'code', member: 'record_id' },
};

const pageNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max));

const querySchema = z.strictObject({
  'page[number]': pageNumber(999_999_999).optional(),
  'page[size]': pageNumber(1000).optional(),
  search: z.string().max(200).optional(),
  sort: z.enum(['at', '-at']).optional(),
  filter: z.string().min(1).max(2000).optional(),
});

/** Formats values one a line, for people. */
const valueLines = (values: ActivityValues | null): string | null =>
  values &&
  Object.entries(values)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');

const activityView = ({ client_ids: _companies, ...row }: ActivityRow) => ({
  ...row,
  before_text: valueLines(row.before),
  after_text: valueLines(row.after),
});

/** Criteria for the rows of companies that the actor can access. */
const activityScope = ({ seesAllCompanies, user }: Actor): Criteria<'activity'> =>
  seesAllCompanies ? {} : { client_ids: { in: user.client_ids } };

/**
 * Serves the activity below /api: `GET /activity`, a page of it, and `GET /activity/:id`. A call of this host alone, which the
 * contract does not have; the format is that of the contract's lists.
 */
export function activityRoutes(services: HostServices): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const path = '/activity';
  /** Runs a read for a user with the permission. */
  const route = (
    run: (store: Store, actor: Actor, req: Parameters<typeof requireActor>[2]) => Promise<unknown>,
  ) =>
    asyncHandler(async (req, res) => {
      const body = await services.database.transaction('read', async (store) => {
        const actor = await requireActor(services, store, req);
        requirePermission(actor, 'list_activity');
        return run(store, actor, req);
      });
      res.json(body);
    });
  router.get(
    path,
    route(async (store, actor, req) => {
      const query = querySchema.safeParse(req.query);
      if (!query.success) {
        const [issue] = query.error.issues;
        const key = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
        throw badParameterError(String(key), 'Parámetro no válido o desconocido.');
      }
      const { 'page[number]': number = 1, 'page[size]': size = 50, search = '', sort, filter } = query.data;
      const { rows, links, meta } = await listPage(
        { store, path: `${req.baseUrl}${path}`, query: req.query },
        { page: { number, size } },
        'activity',
        {
          ...activityScope(actor),
          ...searchCriteria(normalizeSearch(search)),
          all: [filter === undefined ? {} : parseListFilter(filter, fields)],
        },
        [{ by: 'at', descending: sort !== 'at' }],
      );
      return { data: rows.map(activityView), links, meta };
    }),
  );
  router.get(
    `${path}/:id`,
    route(async (store, actor, req) => {
      const row = await store.find('activity', { ...activityScope(actor), id: req.params['id'] ?? '' });
      if (!row) throw notFoundError();
      return { data: activityView(row) };
    }),
  );
  return router;
}
