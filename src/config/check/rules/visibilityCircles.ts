import { isPlainObject } from '../../../lib/json';
import type { NameProblem } from '../names/templateProblems';

/** A circle of fields, with its problem and the path of that from the fields. */
export interface VisibilityCircle {
  /** Names of its fields; the first one is also the last. */
  circle: readonly string[];
  path: readonly string[];
  problem: NameProblem;
}

/**
 * Finds fields whose visibility depends on themselves, alone or through others: once hidden, nothing in the form could show them
 * again. Reports each circle once, at its first field.
 */
export function findVisibilityCircles(fields: Readonly<Record<string, unknown>>): VisibilityCircle[] {
  const names = Object.keys(fields);
  const neededFields = new Map(
    names.map((name) => {
      const field = fields[name];
      const roots = isPlainObject(field) ? listConditionFields(field.visibleWhen) : [];
      return [name, roots.filter((root) => Object.hasOwn(fields, root))];
    }),
  );
  const reported = new Set<string>();
  return names.flatMap((name): VisibilityCircle[] => {
    const circle = reported.has(name) ? undefined : findCircle(name, neededFields);
    if (!circle) return [];
    for (const member of circle) reported.add(member);
    const found = `The visibility of "${name}" depends on itself: ${circle.join(' → ')}`;
    const allowed = names.filter((candidate) => !circle.includes(candidate));
    return [{ circle, path: [name, 'visibleWhen'], problem: { found, allowed, suggestion: null } }];
  });
}

/** Returns the shortest circle that begins and ends at a field; undefined if there is none. */
function findCircle(
  start: string,
  neededFields: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  const seen = new Set<string>();
  let paths = [[start]];
  while (paths.length > 0) {
    const longer: string[][] = [];
    for (const path of paths)
      for (const next of neededFields.get(path.at(-1) ?? '') ?? []) {
        if (next === start) return [...path, start];
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...path, next]);
      }
    paths = longer;
  }
  return undefined;
}

/** Returns the first names of the fields that a condition cannot hold without: of `any`, those that every part reads. */
function listConditionFields(condition: unknown): string[] {
  if (!isPlainObject(condition)) return [];
  const { all, any, not, field } = condition;
  if (typeof field === 'string') return [field.split('.')[0] ?? field];
  if (!Array.isArray(any)) return [all, not].flat().flatMap(listConditionFields);
  const [first = [], ...others] = any.map(listConditionFields);
  return first.filter((name) => others.every((names) => names.includes(name)));
}
