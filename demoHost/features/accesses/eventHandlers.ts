import { assetInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { badParameterError, readQueryParams } from '../../server/requests/readQuery';
import { listAccessEvents, SECONDS_PER_DAY } from './events';

/** Days that are told when nobody says from when (EVENT-02), and how many at most. */
const DEFAULT_DAYS = 7;

const MAX_DAYS = 366;

/** EVENT-08, EVENT-09: newest first, and nothing that is still to come. */
const listAssetEvents: Handler = (call) => {
  const queryParams = readQueryParams('listAssetEvents', call.query);
  const asset = assetInScope(call, call.params.assetId);
  const until = Math.min(call.now, queryParams.until ?? call.now);
  const from = queryParams.from ?? until - DEFAULT_DAYS * SECONDS_PER_DAY;
  if (until - from > MAX_DAYS * SECONDS_PER_DAY) throw badParameterError('from', 'Como máximo un año.');
  const events = listAccessEvents(asset, from, until, call.store);
  return ok({ data: events.map(({ user_agent: _agent, name: _name, ...event }) => event) });
};

/** Who opened the doors of an asset. */
export const accessEventHandlers = { listAssetEvents };
