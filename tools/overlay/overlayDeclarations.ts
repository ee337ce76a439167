import { join } from 'node:path';
import type { DeclarationSource } from '../../src/config/check/index.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import { DEFAULTS } from '../../src/config/defaults.ts';
import { upgradeDeclaration } from '../../src/config/language/upgrade.ts';
import { isPlainObject } from '../../src/lib/json.ts';
import { readOverlayText, type Overlay } from './overlayFolder.ts';
import { importOverlayModule } from './overlayModules.ts';

/** Whether a file of `resources/` is a declaration: not a test of one, and not a fragment (`_name.ts`) of others. */
export const isDeclaration = (path: string): boolean =>
  /\.(ts|json)$/.test(path) && !/\.test\.(?:ts|json)$/.test(path) && !/(^|\/)_[^/]*$/.test(path);

/** The declarations of an overlay, as written. */
export async function readOverlayDeclarations(root: string, overlay: Overlay): Promise<DeclarationSource[]> {
  const paths = overlay.files.filter((path) => path.startsWith('resources/') && isDeclaration(path));
  return Promise.all(
    paths.map(async (path): Promise<DeclarationSource> => {
      const file = join(overlay.displayPath, path);
      if (path.endsWith('.json'))
        return upgradeDeclaration(readJsonDeclaration(file, (await readOverlayText(overlay, path)) ?? ''));
      return { file, input: (await importOverlayModule(root, overlay, path)).default };
    }),
  );
}

/** The name that a declaration gives itself. */
export const declaredName = ({ input }: DeclarationSource): string | undefined =>
  isPlainObject(input) && typeof input.name === 'string' ? input.name : undefined;

/** The host that its own calls go to. */
export const declaredHost = ({ input }: DeclarationSource): string => {
  const { host } = Object(isPlainObject(input) ? input.api : undefined) as { host?: unknown };
  return typeof host === 'string' ? host : DEFAULTS.call.host;
};

/** The names of the fields of each declaration, by its name. */
export const fieldNamesByResource = (
  declarations: readonly DeclarationSource[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    declarations.flatMap((declaration) => {
      const name = declaredName(declaration);
      const { fields } = Object(declaration.input) as { fields?: unknown };
      return name === undefined ? [] : [[name, isPlainObject(fields) ? Object.keys(fields) : []] as const];
    }),
  );

/** Own declarations after the bundled ones, or in the place of those whose name they have. */
export function mergeDeclarations(
  bundled: readonly DeclarationSource[],
  overlayDeclarations: readonly DeclarationSource[],
): DeclarationSource[] {
  const overlayNames = new Set(overlayDeclarations.map(declaredName));
  return [
    ...bundled.filter((declaration) => !overlayNames.has(declaredName(declaration))),
    ...overlayDeclarations,
  ];
}

/** The modules of that name in the areas of an overlay, by their folders, each as what it exports under a name. */
export async function loadOverlayModules<Export>(
  root: string,
  overlay: Overlay,
  name: string,
  exportName: string,
): Promise<[folder: string, found: Export][]> {
  const paths = overlay.files.filter((path) => path.startsWith('areas/') && path.endsWith(`/${name}`));
  return Promise.all(
    paths.map(async (path): Promise<[string, Export]> => [
      join(overlay.displayPath, path.slice(0, -name.length)),
      (await importOverlayModule(root, overlay, path))[exportName] as Export,
    ]),
  );
}
