import { badParameterError } from '../../server/requests/readQuery';

const DAY = 86_400;

/** Days that are told when nobody says from when (CONS-03), and how many at most. */
const DEFAULT_DAYS = 7;

const MAX_DAYS = 366;

/** From and until as asked; what is to come is left out. 400 when the range is upside down or longer than a year. */
export function resolveTimeRange(
  requestedRange: { from?: number | undefined; until?: number | undefined },
  now: number,
) {
  const until = Math.min(now, requestedRange.until ?? now);
  const from = requestedRange.from ?? until - DEFAULT_DAYS * DAY;
  if (requestedRange.until !== undefined && from > requestedRange.until)
    throw badParameterError('from', 'Es posterior al final.');
  if (until - from > MAX_DAYS * DAY) throw badParameterError('from', 'Como máximo un año.');
  return { from, until };
}
