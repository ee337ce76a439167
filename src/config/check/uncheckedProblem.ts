import type { ConfigProblem } from '../types';

/** The problem of a declaration whose check threw `error`: what is wrong with it is not known. */
export const uncheckedProblem = (file: string, error: unknown): ConfigProblem => ({
  file,
  path: '',
  found: `No se ha podido comprobar (${error instanceof Error ? error.message : String(error)})`,
  allowed: [],
  suggestion: null,
});
