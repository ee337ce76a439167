import { paginate } from '../../lists/pagination';
import { ok, projectInScope } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { readQueryParams } from '../../server/requests/readQuery';
import { externalInvitationView, externalInvitationStatus } from './view';
import { checkVisitorExpected, parseStatuses } from './rules';

/** Latest visit first; `status` is a comma-separated list. */
const listExternalInvitations: Handler = async (call) => {
  const queryParams = readQueryParams('listExternalInvitations', call.query);
  const statuses = parseStatuses(queryParams.status);
  const project = await projectInScope(call, call.params.projectId);
  const matchingViews = (await call.store.list('external_invitations', { project_id: project.id }))
    .map((row) => externalInvitationView(row, call.now))
    .filter((view) => statuses.length === 0 || statuses.includes(view.status))
    .sort((a, b) => b.valid_from - a.valid_from);
  const { rows, links, meta } = paginate(matchingViews, queryParams, call.path, call.query);
  return ok({ data: rows, links, meta });
};

/** Returns the visit of a path, or 404. */
export async function visitorInScope({ store, actor, params }: Call) {
  const row = (await store.list('external_invitations')).find((candidate) => candidate.uid === params.id);
  if (!row || !actor.canSee((await store.project(row.project_id))?.client_id ?? '')) throw notFoundError();
  return row;
}

/** Admits a visitor. */
const validateExternalInvitation: Handler = async (call) => {
  const row = await visitorInScope(call);
  checkVisitorExpected(externalInvitationStatus(row, call.now));
  await call.store.update('external_invitations', row, { state: 'ACTIVE' });
  return ok({ data: externalInvitationView(row, call.now) });
};

/** Handlers: office visitors. */
export const visitorHandlers = { listExternalInvitations, validateExternalInvitation };
