import { normalise } from '../config/normalise';
import type { ResourceInput } from '../config/schema/resource';
import type { Resource } from '../config/types';
import { fieldDefaults } from '../fields/core/fieldDefaults';

/** Normalised declarations of a test, as the engine gets them. */
export const declareResources = (...inputs: readonly ResourceInput[]): ReadonlyMap<string, Resource> =>
  normalise(
    inputs.map((input) => ({ file: `resources/${input.name}.ts`, input })),
    fieldDefaults,
  );

/** One declared resource of them; throws when there is none. */
export function getDeclaredResource(resources: ReadonlyMap<string, Resource>, name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw new Error(`No resource ${name}`);
  return resource;
}
