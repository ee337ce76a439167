const types: ('png' | 'jpeg')[] = ['png', 'jpeg'];

/** `maxBytes` is 5 MB. */
export const defaults = { types, maxBytes: 5 * 1024 * 1024 };
