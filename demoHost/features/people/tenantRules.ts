import { isEmailAddress } from '../../server/requests/readBody';
import type { CallContext } from '../../server/call';
import type { TenantLine } from './tenantsFile';

/** Maximum length of a name or postal address. */
export const MAX_TEXT = 255;

/** Creates a checker for the lines of one file; it returns the invalid columns of a line. */
export function createTenantChecker({
  store,
  actor,
}: CallContext): (line: TenantLine) => Promise<Set<keyof TenantLine>> {
  const seenLinks = new Set<string>();
  return async (line) => {
    const wrongColumns = new Set<keyof TenantLine>();
    if (line.name === '' || line.name.length > MAX_TEXT) wrongColumns.add('name');
    if (line.address.length > MAX_TEXT) wrongColumns.add('address');
    // A user may have several assets, but each only once.
    const link = `${line.email.toLowerCase()} ${line.asset_id}`;
    if (
      !isEmailAddress(line.email) ||
      (await store.find('users', { email_key: line.email.trim().toLowerCase() })) ||
      seenLinks.has(link)
    )
      wrongColumns.add('email');
    seenLinks.add(link);
    const asset = await store.find('assets', { id: line.asset_id });
    if (!asset || !actor.canSee(asset.client_id) || asset.is_blocked) wrongColumns.add('asset_id');
    return wrongColumns;
  };
}
