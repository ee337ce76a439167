import { findPlaceholders } from '../../../src/config/template';
import type { Field, ReadCall } from '../../../src/config/types';
import type { RequiredMember, ReadRequirement } from './requirement';

/** A need whose operation is known by its path alone. */
export type PathRequirement = Omit<ReadRequirement, 'operation'> & { path: string };

/** An answer that is read whole, as the console asks for it. */
export const WHOLE_ANSWER = { shape: 'value', data: [], query: {}, pageSize: null, version: 1 } as const;

/** How a call of a resource is asked. */
export const requirementCall = ({ path, query, data, version }: ReadCall) => ({
  path,
  data,
  version,
  query: withoutTemplates(query),
});

/** A query whose templates are left to what the host gave. */
export const withoutTemplates = (query: ReadCall['query']): ReadRequirement['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, WHOLE_ANSWER]) => [
      name,
      typeof WHOLE_ANSWER === 'string' && findPlaceholders(WHOLE_ANSWER).length > 0 ? null : WHOLE_ANSWER,
    ]),
  );

/** Where a field is read; nothing for one with a call of its own. */
export function fieldMembers(field: Field, kind: string, label: string): RequiredMember[] {
  const { call, source, alternativeSources, options } = field;
  if (call) return [];
  const composedPathLists = composedPaths(field);
  if (composedPathLists) return composedPathLists.map((paths) => ({ paths, label: `${kind} «${label}»` }));
  const parts: unknown = options['parts'];
  const paths = Array.isArray(parts) ? parts.map(String) : [source, ...alternativeSources];
  return [{ paths, label: `${kind} «${label}»` }];
}

/** The members that a value is made of, each with its spellings; undefined for a value that is a member itself. */
function composedPaths({ type, options }: Field): string[][] | undefined {
  const toPaths = (paths: unknown): string[] => [paths].flat().map(String);
  if (type === 'period' && options['from'] !== undefined)
    return [options['from'], options['until']].map(toPaths);
  const flags: unknown = options['flags'];
  // One of them is enough to show something.
  if (type === 'flags' && Array.isArray(flags))
    return [flags.flatMap((flag: { source: unknown }) => toPaths(flag.source))];
  return undefined;
}

/** Each member once. */
export const uniqueMembers = (all: readonly RequiredMember[]): RequiredMember[] => [
  ...new Map(all.map((member) => [member.paths.join(), member])).values(),
];
