const formats: ('pdf' | 'doc' | 'docx')[] = ['pdf', 'doc', 'docx'];

/** `maxBytes` is 10 MB. */
export const defaults = { formats, maxBytes: 10 * 1024 * 1024, exclusiveLimit: false };
