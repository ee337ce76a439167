import { LANGUAGE } from './version';

/** Why a declaration or a config of a newer console is not understood; undefined where it is not of one. */
export const newerProblem = (version: unknown): string | undefined =>
  typeof version === 'number' && version > LANGUAGE
    ? `La versión ${version} del lenguaje es de una consola más nueva: esta entiende hasta la ${LANGUAGE}`
    : undefined;
