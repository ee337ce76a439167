/** ms between two keys by which they surely come from a reader of codes that types; a hand needs more than twice as long. */
export const SURE_SCAN_KEY_GAP_MS = 35;
/** Keys at that pace, the first ones after a pause, by which it is a reader. */
export const SURE_SCAN_MIN_KEYS = 4;
/** ms between two keys of a reader that is slow, beside a busy page: enough where nothing typed is taken away by it. */
export const POSSIBLE_SCAN_KEY_GAP_MS = 50;
/** Keys at that pace, the Enter among them, by which it is a reader: a hand can have two so close. */
export const POSSIBLE_SCAN_MIN_KEYS = 5;
