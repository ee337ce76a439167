import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Overlay } from './overlayFolder.ts';

/** Folders with registered hooks: this module may be evaluated again, but the hooks persist. */
const globalState = globalThis as { overlaysPrepared?: Set<string> };
const preparedDirs = (globalState.overlaysPrepared ??= new Set());

/** Registers the hooks that resolve an overlay's imports of the console and its packages. */
function registerHooks(root: string, dir: string): void {
  if (preparedDirs.has(dir)) return;
  preparedDirs.add(dir);
  const data = { root: pathToFileURL(`${root}/`).href, overlay: pathToFileURL(`${dir}/`).href };
  register(new URL('./loaderHooks.mjs', import.meta.url), { data });
}

/** Imports an overlay module in Node; `root` is the folder of the console's sources. */
export async function importOverlayModule(
  root: string,
  { dir }: Overlay,
  path: string,
): Promise<Record<string, unknown>> {
  registerHooks(root.replace(/\/$/, ''), dir);
  return (await import(pathToFileURL(join(dir, path)).href)) as Record<string, unknown>;
}
