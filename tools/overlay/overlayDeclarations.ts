import { join } from 'node:path';
import type { DeclarationSource } from '../../src/config/check/index.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import { DEFAULTS } from '../../src/config/defaults.ts';
import { upgradeDeclaration } from '../../src/config/language/upgrade.ts';
import { isPlainObject } from '../../src/lib/json.ts';
import { readOverlayText, type Overlay } from './overlayFolder.ts';
import { importOverlayModule } from './overlayModules.ts';

/** True for a declaration in `resources/`: no test, and no fragment (`_name.ts`) of others. */
export const isDeclaration = (path: string): boolean =>
  /\.(ts|json)$/.test(path) && !/\.test\.(?:ts|json)$/.test(path) && !/(^|\/)_[^/]*$/.test(path);

/** Returns the declarations of an overlay, unparsed. */
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

/** Returns the name in a declaration. */
export const declaredName = ({ input }: DeclarationSource): string | undefined =>
  isPlainObject(input) && typeof input.name === 'string' ? input.name : undefined;

/** Returns the host of a declaration's calls. */
export const declaredHost = ({ input }: DeclarationSource): string => {
  const { host } = Object(isPlainObject(input) ? input.api : undefined) as { host?: unknown };
  return typeof host === 'string' ? host : DEFAULTS.call.host;
};

/** Returns the field names of each declaration, by its name. */
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

/** Adds an overlay's declarations after the bundled ones, or replaces those with the same name. */
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

/** Loads the modules of that file name in an overlay's features, by folder, each as its named export. */
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
