import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** Name under which the code of an overlay imports the console's sources: `@console/src/parts/definePart`. */
export const ALIAS = '@console';

/**
 * What lies among the own packages of an overlay uses what it was installed with, but for what there may be only one of:
 * contexts are those of the console.
 */
export const isOne = (specifier: string): boolean =>
  /^(?:react|react-dom|ra-core|@tanstack\/react-query|@emotion\/[\w-]+)(?:\/|$)/.test(specifier);

/**
 * The overlay that a command asks for: `--overlay DIR`, or `CONSOLE_OVERLAY`; relative to where it was called. Its real path,
 * which is how Node and Vite name its files. Throws where `--overlay` names nothing.
 */
export function askedOverlay(args: readonly string[] = process.argv): string | undefined {
  const at = args.indexOf('--overlay');
  const joined = args.find((arg) => arg.startsWith('--overlay='))?.slice('--overlay='.length);
  const asked = joined ?? (at < 0 ? process.env.CONSOLE_OVERLAY : (args[at + 1] ?? ''));
  if (!asked) {
    if (joined !== undefined || at >= 0) throw new Error('--overlay DIR');
    return undefined;
  }
  const dir = resolve(process.env.INIT_CWD ?? process.cwd(), asked);
  return existsSync(dir) ? realpathSync(dir) : dir;
}
