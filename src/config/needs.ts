import type { ResourceInput } from './schema/resource';

/** The resources that a declaration names, by what needs them. Names that nobody declared are among them. */
export interface Needs {
  /** What its fields refer to. */
  fields: readonly string[];
  /** Whose rows its list shows below its own, or in its tabs; what is chosen from above its page. */
  list: readonly string[];
  /** What its detail and its actions name. */
  rest: readonly string[];
}

/** How much of what a declaration names is wanted: itself alone, what its list shows, or all that its detail shows. */
export type Stage = 'own' | 'list' | 'all';

export const needsOf = ({ fields, list, pickers, ...rest }: ResourceInput): Needs => ({
  fields: namesIn(fields),
  list: namesIn([list?.tabs, list?.expand, list?.calendar, pickers]),
  rest: namesIn([rest.detail, rest.actions, rest.create, rest.edit]),
});

/** Names under the key `resource`, and every text among the options of parts written in code, which may be one. */
function namesIn(value: unknown): string[] {
  const found = new Set<string>();
  const walk = (at: unknown, key: string, inOptions: boolean): void => {
    if (typeof at === 'string') {
      if (key === 'resource' || inOptions) found.add(at);
    } else if (typeof at === 'object' && at !== null) {
      for (const [name, part] of Object.entries(at)) walk(part, name, inOptions || key === 'options');
    }
  };
  walk(value, '', false);
  return [...found];
}

/**
 * The declarations that have to be there for a stage of a resource, itself included: what it names, and what the fields
 * of those refer to, since rows of a related list show them.
 */
export function reach(
  name: string,
  stage: Stage,
  needs: (name: string) => Needs | undefined,
): ReadonlySet<string> {
  const own = needs(name);
  const found = new Set([name]);
  if (!own || stage === 'own') return found;
  for (const field of own.fields) found.add(field);
  for (const related of stage === 'list' ? own.list : [...own.list, ...own.rest]) {
    found.add(related);
    for (const field of needs(related)?.fields ?? []) found.add(field);
  }
  return new Set([...found].filter((known) => needs(known) !== undefined));
}
