/** Version of the language of declarations and of the runtime config that this console reads: docs/language-changes.md. */
export const LANGUAGE_VERSION = 3;

/** Why a declaration or a config of a newer console is not understood; undefined where it is not of one. */
export const newerVersionProblem = (version: unknown): string | undefined =>
  typeof version === 'number' && version > LANGUAGE_VERSION
    ? `La versión ${version} del lenguaje es de una consola más nueva: esta entiende hasta la ${LANGUAGE_VERSION}`
    : undefined;
