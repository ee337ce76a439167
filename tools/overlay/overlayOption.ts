import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** Name under which the code of an overlay imports the console's sources: `@console/src/extensions/defineExtension`. */
export const CONSOLE_ALIAS = '@console';

/**
 * True for packages that must exist once, because React contexts are the console's. Other imports inside an overlay's own
 * packages use their installed dependencies.
 */
export const isSingletonPackage = (specifier: string): boolean =>
  /^(?:react|react-dom|ra-core|@tanstack\/react-query|@emotion\/[\w-]+)(?:\/|$)/.test(specifier);

/**
 * Returns the overlay of a command: `--overlay DIR`, or `CONSOLE_OVERLAY`, relative to the working directory. Returns the
 * real path, as Node and Vite use it. Throws if `--overlay` has no value.
 */
export function requestedOverlayDir(args: readonly string[] = process.argv): string | undefined {
  const index = args.indexOf('--overlay');
  const inlineValue = args.find((arg) => arg.startsWith('--overlay='))?.slice('--overlay='.length);
  const path = inlineValue ?? (index < 0 ? process.env.CONSOLE_OVERLAY : (args[index + 1] ?? ''));
  if (!path) {
    if (inlineValue !== undefined || index >= 0) throw new Error('--overlay DIR');
    return undefined;
  }
  const dir = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  return existsSync(dir) ? realpathSync(dir) : dir;
}
