import { newId } from '../../server/newId';
import type { UserRow } from '../../../fixtures/rows/users';
import type { Store } from '../../store/store';
import type { RowChange } from './auditedStore';

/** The call that made changes. */
interface Change {
  /** Operation id, or `plain`. */
  call: string;
  /** Undefined without a session. */
  user: UserRow | undefined;
  /** IP address of the caller. */
  address: string;
  /** Unix seconds. */
  now: number;
}

/** Stores changes in the activity, in the transaction that made them. */
export async function recordActivity(
  store: Store,
  { call, user, address, now }: Change,
  changes: readonly RowChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const author = { at: now, user_id: user?.id ?? null, user_email: user?.email ?? null, call, address };
  await store.insert('activity', ...changes.map((change) => ({ id: newId('act-'), ...author, ...change })));
}
