import { listPage } from '../../lists/listPage';
import { ok, projectInScope } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { readQueryParams } from '../../server/requests/readQuery';
import { externalInvitationView, externalInvitationStatus } from './view';
import { checkVisitorExpected, parseStatuses, statusCriteria } from './rules';

/** Latest visit first; `status` is a comma-separated list. */
const listExternalInvitations: Handler = async (call) => {
  const queryParams = readQueryParams('listExternalInvitations', call.query);
  const statuses = parseStatuses(queryParams.status);
  const project = await projectInScope(call, call.params.projectId);
  const { rows, links, meta } = await listPage(
    call,
    queryParams,
    'external_invitations',
    { project_id: project.id, ...statusCriteria(statuses, call.now) },
    [{ by: 'valid_from', descending: true }],
  );
  return ok({ data: rows.map((row) => externalInvitationView(row, call.now)), links, meta });
};

/** Returns the visit of a path, or 404. */
export async function visitorInScope({ store, actor, params }: Call) {
  const row = await store.find('external_invitations', { uid: params.id ?? '' });
  if (!row || !actor.canSee((await store.find('projects', { id: row.project_id }))?.client_id ?? ''))
    throw notFoundError();
  return row;
}

/** Admits a visitor. */
const validateExternalInvitation: Handler = async (call) => {
  const row = await visitorInScope(call);
  checkVisitorExpected(externalInvitationStatus(row, call.now));
  const updated = await call.store.update('external_invitations', row, { state: 'ACTIVE' });
  return ok({ data: externalInvitationView(updated, call.now) });
};

/** Handlers: office visitors. */
export const visitorHandlers = { listExternalInvitations, validateExternalInvitation };
