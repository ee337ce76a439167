import type { List } from '../../config/types';

/** How a list is read again by itself: while it can be seen, and at once when it can be seen again. */
export const refreshOf = ({ refresh }: List) =>
  refresh === null
    ? {}
    : { refetchInterval: refresh * 1000, refetchIntervalInBackground: false, refetchOnWindowFocus: true };
