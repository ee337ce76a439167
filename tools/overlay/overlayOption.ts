import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** Name under which the code of an overlay imports the console's sources: `@console/src/extensions/defineExtension`. */
export const CONSOLE_ALIAS = '@console';

/**
 * What lies among the own packages of an overlay uses what it was installed with, but for what there may be only one of:
 * contexts are those of the console.
 */
export const isSingletonPackage = (specifier: string): boolean =>
  /^(?:react|react-dom|ra-core|@tanstack\/react-query|@emotion\/[\w-]+)(?:\/|$)/.test(specifier);

/**
 * The overlay that a command asks for: `--overlay DIR`, or `CONSOLE_OVERLAY`; relative to where it was called. Its real path,
 * which is how Node and Vite name its files. Throws where `--overlay` names nothing.
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
