import { assetInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { badParameterError, readQueryParams } from '../../server/requests/readQuery';
import { listAccessEvents, SECONDS_PER_DAY } from './events';

/** Default number of days, and the maximum. */
const DEFAULT_DAYS = 7;

const MAX_DAYS = 366;

/** Newest first, without future events. */
const listAssetEvents: Handler = async (call) => {
  const queryParams = readQueryParams('listAssetEvents', call.query);
  const asset = await assetInScope(call, call.params.assetId);
  const until = Math.min(call.now, queryParams.until ?? call.now);
  const from = queryParams.from ?? until - DEFAULT_DAYS * SECONDS_PER_DAY;
  if (until - from > MAX_DAYS * SECONDS_PER_DAY) throw badParameterError('from', 'Como máximo un año.');
  const events = await listAccessEvents(asset, from, until, call.store);
  return ok({ data: events.map(({ user_agent: _agent, name: _name, ...event }) => event) });
};

/** Handlers: door events of an asset. */
export const accessEventHandlers = { listAssetEvents };
