import { isAbsolute, relative, resolve } from 'node:path';

/** Resolves a path argument against the command's working directory. */
export const resolveCliPath = (path: string): string =>
  isAbsolute(path) ? path : relative(process.cwd(), resolve(process.env.INIT_CWD ?? process.cwd(), path));
