import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Extension } from '../../src/extensions/types';
import { findDeclarations, findExtensions } from '../shared/discovery.ts';
import { declaredName, readOverlayDeclarations } from './overlayDeclarations.ts';
import type { Overlay } from './overlayFolder.ts';

/** Lists the bundled items that an overlay replaces, one per line, so that an accidental name clash is noticed. */
export async function describeReplacements(root: string, overlay: Overlay): Promise<string[]> {
  const overlayDeclarations = await readOverlayDeclarations(root, overlay);
  const bundled = new Map(
    (await findDeclarations(root)).map((declaration) => [declaredName(declaration), declaration.file]),
  );
  const declarations = overlayDeclarations.flatMap((declaration) => {
    const bundledFile = bundled.get(declaredName(declaration));
    return bundledFile === undefined ? [] : [`${declaration.file} replaces ${bundledFile}`];
  });
  const extensions = await findExtensions(root);
  const bundledExtensions = foldersByExtension(extensions);
  const overlayExtensions = foldersByExtension(
    new Map([...(await findExtensions(root, overlay))].filter(([folder]) => !extensions.has(folder))),
  );
  const replacedExtensions = [...overlayExtensions].flatMap(([name, folder]) =>
    bundledExtensions.has(name)
      ? [`${folder}part.ts replaces ${bundledExtensions.get(name)}extension.ts (${name})`]
      : [],
  );
  const files = overlay.files
    .filter((path) => path.startsWith('public/') && existsSync(join(root, path)))
    .map((path) => `${overlay.displayPath}/${path} replaces ${path}`);
  return [...declarations, ...replacedExtensions, ...files];
}

/** Returns the extension folders by kind and name. */
function foldersByExtension(
  extensions: ReadonlyMap<string, Extension | readonly Extension[]>,
): ReadonlyMap<string, string> {
  return new Map(
    [...extensions].flatMap(([folder, definition]) =>
      [definition]
        .flat()
        .map(
          (extension) =>
            [
              `${extension.kind} ${extension.kind === 'page' ? extension.paths[0] : extension.id}`,
              folder,
            ] as const,
        ),
    ),
  );
}
