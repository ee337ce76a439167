import { publicValues } from '../features/activity/publicValues';
import { recordActivity } from '../features/activity/record';
import type { PlainRow } from '../../fixtures/rows/plain';
import type { PlainTarget } from './plainGuard';
import { rowOwner } from './plainScope';
import type { PlainRows } from './plainScope';

/** A change of a row of json-server. */
interface PlainChange {
  /** Rows after the change, and the store of its transaction. */
  data: PlainRows;
  target: PlainTarget;
  /** Null for a new row. */
  before: PlainRow | null;
  /** Null for a deleted row. */
  after: PlainRow | null;
  /** IP address of the caller. */
  address: string;
  /** Unix seconds. */
  now: number;
}

/** Stores a change of a plain row in the activity, in the transaction that made it. */
export async function recordPlainChange({
  data,
  target: { collection, actor },
  before,
  after,
  address,
  now,
}: PlainChange): Promise<void> {
  const row = after ?? before ?? {};
  const name = row['code'] ?? row['alias'];
  const owner = await rowOwner(data, collection, row);
  await recordActivity(data.store, { call: 'plain', user: actor.user, address, now }, [
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
}
