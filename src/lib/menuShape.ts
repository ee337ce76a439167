/** Shape of the menu at the first visit. */
const FIRST_SHAPE = '6,7,9,7,8,12,7';

/**
 * Returns the lines of the menu's skeleton from a stored shape: the number of characters of each line, negative below a gap.
 * Anything else than a text of comma-separated numbers is the shape of a first visit.
 */
export const parseMenuShape = (stored: unknown): number[] =>
  (typeof stored === 'string' && /^[-\d,]{1,999}$/.test(stored) ? stored : FIRST_SHAPE)
    .split(',')
    .map(Number);
