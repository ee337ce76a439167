import type { Request, Response } from 'express';
import { publicValues } from '../features/activity/publicValues';
import { recordActivity } from '../features/activity/record';
import type { HostServices } from '../server/apiRouter';
import type { PlainRow } from '../../fixtures/rows/plain';
import type { PlainTarget } from './plainGuard';
import { rowOwner } from './plainScope';
import type { PlainRows } from './plainScope';

/** A change of a row of json-server. */
interface PlainChange {
  target: PlainTarget;
  /** Null for a new row. */
  before: PlainRow | null;
  /** Null for a deleted row. */
  after: PlainRow | null;
}

/** Stores a change of a plain row in the activity, after json-server has made it. */
export async function recordPlainChange(
  { database, now }: Pick<HostServices, 'database' | 'now'>,
  rows: PlainRows['rows'],
  req: Request,
  { target: { collection, actor }, before, after }: PlainChange,
): Promise<void> {
  const row = after ?? before ?? {};
  const name = row['code'] ?? row['alias'];
  await database.transaction('write', async (store) => {
    const owner = await rowOwner({ store, rows }, collection, row);
    const author = { call: 'plain', user: actor.user, address: req.ip ?? '', now: now() };
    await recordActivity(store, author, [
      {
        action: before === null ? 'create' : after === null ? 'delete' : 'update',
        resource: collection,
        record_id: String(row['id']),
        record_name: typeof name === 'string' ? name : null,
        client_ids: owner === undefined ? [] : [owner],
        before: before && publicValues(collection, before),
        after: after && publicValues(collection, after),
      },
    ]);
  });
}

/** Remembers the row of a write before json-server changes it, for {@link recordPlainChange}. */
export function rememberRow(rows: PlainRows['rows'], res: Response, { collection, id }: PlainTarget): void {
  const row = rows(collection).find((candidate) => candidate['id'] === id);
  res.locals['before'] = row ? structuredClone(row) : null;
}
