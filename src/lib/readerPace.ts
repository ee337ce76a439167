/** ms between two keys of a reader of codes that types; a hand needs more than twice as long. */
export const READER_PACE = 35;
/** Keys at that pace, the first ones after a pause, by which it is a reader. */
export const READER_SURELY = 4;
