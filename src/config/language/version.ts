/** The version of the language of declarations and of the runtime config that this console speaks: docs/language-changes.md. */
export const LANGUAGE = 2;
