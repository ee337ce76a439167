import { normalise, type Declaration } from '../../../config/normalise';
import { readIndex, type BundledIndex } from '../../../start/bundledIndex';
import { byUnit, packIndex } from '../../../start/packIndex';
import { fieldDefaults } from '../../../fields/fieldDefaults';
import { bundledDeclarations } from '../../bundled';
import { createRegistry, type Registry } from '../registry';

/** The bundled declarations by the address of their file: a file a folder, as the build writes them. */
export const bundledFiles: ReadonlyMap<string, readonly Declaration[]> = new Map(
  [...byUnit(bundledDeclarations)].map(([unit, content]) => [`/${unit}.json`, content]),
);

/** The index of the bundled declarations, as the build makes it. */
export function madeIndex(): BundledIndex {
  const files = new Map([...bundledFiles.keys()].map((address) => [address.slice(1, -5), address]));
  return readIndex(packIndex(bundledDeclarations, normalise(bundledDeclarations, fieldDefaults), files));
}

/** A registry over the bundled declarations; `read` stands for the host that serves their files. */
export function madeRegistry(
  read: (address: string) => Promise<readonly Declaration[]> = async (address) =>
    bundledFiles.get(address) ?? [],
): Registry {
  return createRegistry(madeIndex(), read);
}
