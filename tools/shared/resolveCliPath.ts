import { isAbsolute, relative, resolve } from 'node:path';

/** A path as it was given, from where the command was called. */
export const resolveCliPath = (path: string): string =>
  isAbsolute(path) ? path : relative(process.cwd(), resolve(process.env.INIT_CWD ?? process.cwd(), path));
