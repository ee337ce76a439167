import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Overlay } from './overlayFolder.ts';

/** Folders whose hooks are registered in this process: this module may be evaluated again, hooks stay. */
const globalState = globalThis as { overlaysPrepared?: Set<string> };
const preparedDirs = (globalState.overlaysPrepared ??= new Set());

/** Lets Node load modules of an overlay: its imports of the console and of the console's packages find them. */
function registerHooks(root: string, dir: string): void {
  if (preparedDirs.has(dir)) return;
  preparedDirs.add(dir);
  const data = { root: pathToFileURL(`${root}/`).href, overlay: pathToFileURL(`${dir}/`).href };
  register(new URL('./loaderHooks.mjs', import.meta.url), { data });
}

/** Loads a module of an overlay in Node; `root` is the folder of the console's sources. */
export async function importOverlayModule(
  root: string,
  { dir }: Overlay,
  path: string,
): Promise<Record<string, unknown>> {
  registerHooks(root.replace(/\/$/, ''), dir);
  return (await import(pathToFileURL(join(dir, path)).href)) as Record<string, unknown>;
}
