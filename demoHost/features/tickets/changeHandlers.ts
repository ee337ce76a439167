import { readBody } from '../../server/requests/readBody';
import { ok, ticketInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { readQueryParams } from '../../server/requests/readQuery';
import { paginate } from '../../lists/pagination';
import { refuseAutomated } from './rules';
import { ticketCommentView, ticketView } from './view';

/** Default number of history steps per page. */
const HISTORY_PAGE = 5;

/** The steps of a ticket, newest first. */
const listTicketHistory: Handler = async (call) => {
  const queryParams = readQueryParams('listTicketHistory', call.query);
  const ticket = await ticketInScope(call, call.params.id);
  const { rows, links, meta } = paginate(
    ticket.comments.toReversed(),
    { page: { size: HISTORY_PAGE, ...queryParams.page } },
    call.path,
    call.query,
  );
  return ok({ data: rows.map((comment) => ticketCommentView(ticket, comment)), links, meta });
};

/** Any status may follow any other, except for automatic tickets. */
const updateTicket: Handler = async (call) => {
  const ticket = await ticketInScope(call, call.params.id);
  const { status, description } = readBody('updateTicket', call.body).data;
  refuseAutomated(ticket);
  const comment = {
    created_at: call.now,
    description: description?.trim() ?? '',
    email: call.actor.user.email,
    status,
  };
  const comments = [...ticket.comments, comment];
  const updated = await call.store.update('tickets', ticket, { status, comments });
  return ok({ data: ticketView(updated) });
};

/** Handlers: ticket changes. */
export const ticketChangeHandlers = { listTicketHistory, updateTicket };
