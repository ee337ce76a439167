/** Version of the language of declarations and of the runtime config that this console reads: docs/language-changes.md. */
export const LANGUAGE_VERSION = 3;

/** Why a declaration or a config of a newer console is not understood; undefined where it is not of one. */
export const newerVersionProblem = (version: unknown): string | undefined =>
  typeof version === 'number' && version > LANGUAGE_VERSION
    ? `Version ${version} of the language belongs to a newer console: this one reads up to ${LANGUAGE_VERSION}`
    : undefined;
