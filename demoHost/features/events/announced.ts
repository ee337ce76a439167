import { chargerAccess } from '../../plain/collections';
import type { Actor } from '../../server/call';
import { callRules } from '../../server/callRules';
import type { CallAccess } from '../../server/roles';
import type { ActivityRow } from '../../../fixtures/rows/activity';

/** Collections whose changes are announced, each with the permission of the call that lists it. */
const listAccess: ReadonlyMap<string, CallAccess | undefined> = new Map([
  ['assets', callRules.listAssets.access],
  ['clients', callRules.listClients.access],
  ['ev-sessions', chargerAccess['GET']],
  ['gateways', callRules.listGateways.access],
  ['parking-chargers', chargerAccess['GET']],
  ['projects', callRules.listProjects.access],
  ['tickets', callRules.listTickets.access],
  ['users', callRules.listUsers.access],
]);

/** A change as the stream announces it: never with contents. */
export interface AnnouncedChange {
  /** Name of the collection. */
  records: string;
  id: string;
  kind: ActivityRow['action'];
  /** E-mail address of the user; absent unless the reader may read the activity. */
  by?: string;
}

const hasPermission = (actor: Actor, access: CallAccess): boolean =>
  access === 'open' || access === 'session' || actor.permissions.has(access);

/** Returns the changes that an actor may know: of records that it can list, with the user only if it can read the activity. */
export function changesFor(actor: Actor, rows: readonly ActivityRow[]): AnnouncedChange[] {
  return rows.flatMap(({ resource, record_id, action, client_ids, user_email }) => {
    const access = listAccess.get(resource);
    if (access === undefined || !hasPermission(actor, access)) return [];
    if (!actor.seesAllCompanies && !client_ids.some((id) => actor.canSee(id))) return [];
    const by = hasPermission(actor, 'list_activity') ? user_email : null;
    return [{ records: resource, id: record_id, kind: action, ...(by !== null && { by }) }];
  });
}
