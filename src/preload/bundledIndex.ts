import { createResourceIndex, type ResourceIndex, type ResourceSummary } from '../config/resourceSummary';
import type { LoadLevel } from '../config/dependencies';
import type { Resource } from '../config/types';

/** A bundled resource, as the build writes it into the index. */
export interface IndexedResource extends ResourceSummary, Pick<Resource, 'extraPaths' | 'redirectsFrom'> {
  host: string;
  /** Indexes of the declaration files that each load level needs: the file of the resource first. */
  files: Readonly<Record<LoadLevel, readonly number[]>>;
}

/**
 * Index of the bundled declarations, as JSON: their summaries, and the files that hold them. The build creates it
 * (`createBundledIndexData`); a file holds the declarations of one folder of `resources/`.
 */
export interface BundledIndexData {
  /** URL of each file. */
  files: readonly string[];
  resources: readonly IndexedResource[];
}

/** Index of the bundled declarations. */
export interface BundledIndex {
  /** URL of each file. */
  files: readonly string[];
  resources: ResourceIndex;
  /** Returns the indexes in `files` that a load level of a resource needs; undefined for a name that is not bundled. */
  getFileIndexes: (name: string, level: LoadLevel) => readonly number[] | undefined;
  /** Names of the resources by host. */
  resourceNamesByHost: ReadonlyMap<string, readonly string[]>;
}

/** Creates the index from its data. */
export function createBundledIndex({ files, resources }: BundledIndexData): BundledIndex {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const resourceNamesByHost = new Map<string, string[]>();
  for (const { name, host } of resources)
    resourceNamesByHost.set(host, [...(resourceNamesByHost.get(host) ?? []), name]);
  return {
    files,
    resources: createResourceIndex(byName),
    getFileIndexes: (name, level) => byName.get(name)?.files[level],
    resourceNamesByHost,
  };
}
