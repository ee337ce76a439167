import { join } from 'node:path';
import type { Found } from '../../src/config/check/index.ts';
import { readJson } from '../../src/config/check/readJson.ts';
import { DEFAULTS } from '../../src/config/defaults.ts';
import { inThisLanguage } from '../../src/config/language/upgrade.ts';
import { isPlainObject } from '../../src/lib/json.ts';
import { textOf, type Overlay } from './folder.ts';
import { loadOwn } from './modules.ts';

/** Whether a file of `resources/` is a declaration: not a test of one, and not a fragment (`_name.ts`) of others. */
export const isDeclaration = (path: string): boolean =>
  /\.(ts|json)$/.test(path) && !/\.test\.(?:ts|json)$/.test(path) && !/(^|\/)_[^/]*$/.test(path);

/** The declarations of an overlay, as written. */
export async function ownDeclarations(root: string, overlay: Overlay): Promise<Found[]> {
  const paths = overlay.files.filter((path) => path.startsWith('resources/') && isDeclaration(path));
  return Promise.all(
    paths.map(async (path): Promise<Found> => {
      const file = join(overlay.shown, path);
      if (path.endsWith('.json')) return inThisLanguage(readJson(file, (await textOf(overlay, path)) ?? ''));
      return { file, input: (await loadOwn(root, overlay, path)).default };
    }),
  );
}

/** The name that a declaration gives itself. */
export const nameOf = ({ input }: Found): string | undefined =>
  isPlainObject(input) && typeof input.name === 'string' ? input.name : undefined;

/** The host that its own calls go to. */
export const hostOf = ({ input }: Found): string => {
  const { host } = Object(isPlainObject(input) ? input.api : undefined) as { host?: unknown };
  return typeof host === 'string' ? host : DEFAULTS.call.host;
};

/** The names of the fields of each declaration, by its name. */
export const fieldNames = (found: readonly Found[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    found.flatMap((one) => {
      const name = nameOf(one);
      const { fields } = Object(one.input) as { fields?: unknown };
      return name === undefined ? [] : [[name, isPlainObject(fields) ? Object.keys(fields) : []] as const];
    }),
  );

/** Own declarations after the bundled ones, or in the place of those whose name they have. */
export function withOwn(bundled: readonly Found[], own: readonly Found[]): Found[] {
  const taken = new Set(own.map(nameOf));
  return [...bundled.filter((one) => !taken.has(nameOf(one))), ...own];
}

/** The modules of that name in the areas of an overlay, by their folders, each as what it exports under a name. */
export async function ownModules<Export>(
  root: string,
  overlay: Overlay,
  name: string,
  exported: string,
): Promise<[folder: string, found: Export][]> {
  const paths = overlay.files.filter((path) => path.startsWith('areas/') && path.endsWith(`/${name}`));
  return Promise.all(
    paths.map(async (path): Promise<[string, Export]> => [
      join(overlay.shown, path.slice(0, -name.length)),
      (await loadOwn(root, overlay, path))[exported] as Export,
    ]),
  );
}
