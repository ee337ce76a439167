const formats: ('png' | 'jpeg')[] = ['png', 'jpeg'];

/** `maxBytes` is 5 MB. */
export const defaults = { formats, maxBytes: 5 * 1024 * 1024 };
