/**
 * Maximum ms between two keys that are certainly from a keyboard-emulating scanner; a person needs more than twice as long.
 */
export const SURE_SCAN_KEY_GAP_MS = 35;
/** Number of keys at that pace, the first ones after a pause, that identify a scanner. */
export const SURE_SCAN_MIN_KEYS = 4;
/** Maximum ms between two keys of a slow scanner on a busy page; used where a wrong guess loses no typed text. */
export const POSSIBLE_SCAN_KEY_GAP_MS = 50;
/** Number of keys at that pace, including Enter, that identify a scanner: a person can type two so fast. */
export const POSSIBLE_SCAN_MIN_KEYS = 5;
/** Minimum number of characters of a scan that ends with neither Enter nor Tab, or comes outside a text field. */
export const SCAN_MIN_LENGTH = 6;
/** ms after which a code without Enter or Tab is complete. On a busy computer keys arrive late. */
export const SCAN_END_WAIT_MS = 6 * POSSIBLE_SCAN_KEY_GAP_MS;
