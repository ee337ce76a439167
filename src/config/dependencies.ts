import type { ResourceInput } from './schema/resource';

/** The resources that a declaration names, by the part that needs them. They include names without a declaration. */
export interface Dependencies {
  /** Resources that its fields refer to. */
  fields: readonly string[];
  /** Resources whose rows its list shows below its own or in its tabs, and those of its scope selector. */
  list: readonly string[];
  /** Resources that its detail and its actions name. */
  detailAndActions: readonly string[];
}

/** Extent of loading: the declaration alone, also the dependencies of its list, or all dependencies. */
export type LoadLevel = 'own' | 'list' | 'all';

export const findDependencies = ({ fields, list, scope, ...rest }: ResourceInput): Dependencies => ({
  fields: findResourceNames(fields),
  list: findResourceNames([list?.tabs, list?.expand, list?.calendar, scope]),
  detailAndActions: findResourceNames([rest.show, rest.actions, rest.create, rest.edit]),
});

/** Names under the key `resource`, and every text among the options of parts written in code, which may be one. */
function findResourceNames(value: unknown): string[] {
  const names = new Set<string>();
  const walk = (node: unknown, key: string, inOptions: boolean): void => {
    if (typeof node === 'string') {
      if (key === 'resource' || inOptions) names.add(node);
    } else if (typeof node === 'object' && node !== null) {
      for (const [childKey, child] of Object.entries(node))
        walk(child, childKey, inOptions || key === 'options');
    }
  };
  walk(value, '', false);
  return [...names];
}

/**
 * The declarations that have to be there for a stage of a resource, itself included: what it names, and what the fields
 * of those refer to, since rows of a related list show them.
 */
export function dependencyClosure(
  name: string,
  level: LoadLevel,
  getDependencies: (name: string) => Dependencies | undefined,
): ReadonlySet<string> {
  const dependencies = getDependencies(name);
  const closure = new Set([name]);
  if (!dependencies || level === 'own') return closure;
  for (const field of dependencies.fields) closure.add(field);
  for (const related of level === 'list'
    ? dependencies.list
    : [...dependencies.list, ...dependencies.detailAndActions]) {
    closure.add(related);
    for (const field of getDependencies(related)?.fields ?? []) closure.add(field);
  }
  return new Set([...closure].filter((resourceName) => getDependencies(resourceName) !== undefined));
}
