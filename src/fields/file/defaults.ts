const kinds: ('pdf' | 'doc' | 'docx')[] = ['pdf', 'doc', 'docx'];

/** `maxBytes` is 10 MB. */
export const defaults = { kinds, maxBytes: 10 * 1024 * 1024, under: false };
