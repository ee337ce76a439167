import { badParameterError } from '../../server/requests/readQuery';

const DAY = 86_400;

/** Default number of days, and the maximum. */
const DEFAULT_DAYS = 7;

const MAX_DAYS = 366;

/** Returns the requested range without the future. 400 if it ends before it starts or is longer than a year. */
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
