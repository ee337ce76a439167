import { collectTests } from '../../../src/config/conditions/isUndecidable';
import { findPlaceholders } from '../../../src/config/template';
import type { Field, ReadCall } from '../../../src/config/types';
import type { RequiredMember, ReadRequirement } from './requirement';

/** A requirement whose operation is only known by its path. */
export type PathRequirement = Omit<ReadRequirement, 'operation'> & { path: string };

/** A response that is read as a whole. */
export const WHOLE_ANSWER = { shape: 'value', data: [], query: {}, pageSize: null, version: 1 } as const;

/** Returns the call of a resource as part of a requirement. */
export const requirementCall = ({ path, query, data, apiVersion }: ReadCall) => ({
  path,
  data,
  version: apiVersion,
  query: withoutTemplates(query),
});

/** Returns a query with its templates replaced by ids of the host. */
export const withoutTemplates = (query: ReadCall['query']): ReadRequirement['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' && findPlaceholders(value).length > 0 ? null : value,
    ]),
  );

/** Returns the members of a field; none for a field with its own call. */
export function fieldMembers(field: Field, kind: string, label: string): RequiredMember[] {
  const { call, source, alternativeSources, valueOverrides, options } = field;
  if (call) return [];
  const composedPathLists = composedPaths(field);
  if (composedPathLists) return composedPathLists.map((paths) => ({ paths, label: `${kind} "${label}"` }));
  const parts: unknown = options['parts'];
  // A value that follows from other members needs none of its own.
  const derivedFrom = valueOverrides.flatMap(({ when }) => collectTests(when)).map((test) => test.field);
  // An address is one text or object at the source, or its parts.
  const paths = Array.isArray(parts)
    ? [source, ...parts.map(String)]
    : [source, ...alternativeSources, ...new Set(derivedFrom)];
  return [{ paths, label: `${kind} "${label}"` }];
}

/** Returns the members of a composed value, each with its spellings; undefined for a value in one member. */
function composedPaths({ type, options }: Field): string[][] | undefined {
  const toPaths = (paths: unknown): string[] => [paths].flat().map(String);
  if (type === 'period' && options['from'] !== undefined)
    return [options['from'], options['to']].map(toPaths);
  const flags: unknown = options['flags'];
  // One of them is enough to show a value.
  if (type === 'flags' && Array.isArray(flags))
    return [flags.flatMap((flag: { source: unknown }) => toPaths(flag.source))];
  return undefined;
}

/** Removes duplicate members. */
export const uniqueMembers = (all: readonly RequiredMember[]): RequiredMember[] => [
  ...new Map(all.map((member) => [member.paths.join(), member])).values(),
];
