import { normalise, type Declaration } from '../../../config/normalise';
import { createBundledIndex, type BundledIndex } from '../../../preload/bundledIndex';
import { createBundledIndexData, groupByFolder } from '../../../preload/bundledIndexData';
import { fieldDefaults } from '../../../fields/core/fieldDefaults';
import { bundledDeclarations } from '../bundledDeclarations';
import { createDeclarationRegistry, type DeclarationRegistry } from '../declarationRegistry';

/** The bundled declarations by the address of their file: a file a folder, as the build writes them. */
export const bundledFiles: ReadonlyMap<string, readonly Declaration[]> = new Map(
  [...groupByFolder(bundledDeclarations)].map(([unit, content]) => [`/${unit}.json`, content]),
);

/** The index of the bundled declarations, as the build makes it. */
export function createTestIndex(): BundledIndex {
  const files = new Map([...bundledFiles.keys()].map((url) => [url.slice(1, -5), url]));
  return createBundledIndex(
    createBundledIndexData(bundledDeclarations, normalise(bundledDeclarations, fieldDefaults), files),
  );
}

/** A registry over the bundled declarations; `read` stands for the host that serves their files. */
export function createTestRegistry(
  fetchFile: (url: string) => Promise<readonly Declaration[]> = async (url) => bundledFiles.get(url) ?? [],
): DeclarationRegistry {
  return createDeclarationRegistry(createTestIndex(), fetchFile);
}
