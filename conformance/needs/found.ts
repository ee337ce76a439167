import { placeholdersIn } from '../../src/config/template';
import type { Field, ReadCall } from '../../src/config/types';
import type { Member, Need } from './need';

/** A need whose operation is known by its path alone. */
export type Found = Omit<Need, 'operation'> & { path: string };

/** An answer that is read whole, as the console asks for it. */
export const value = { shape: 'value', data: [], query: {}, pageSize: null, version: 1 } as const;

/** How a call of a resource is asked. */
export const callOf = ({ path, query, data, version }: ReadCall) => ({
  path,
  data,
  version,
  query: asked(query),
});

/** A query whose templates are left to what the host gave. */
export const asked = (query: ReadCall['query']): Need['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' && placeholdersIn(value).length > 0 ? null : value,
    ]),
  );

/** Where a field is read; nothing for one with a call of its own. */
export function memberOf(field: Field, what: string, label: string): Member[] {
  const { call, source, spellings, options } = field;
  if (call) return [];
  const composed = composedOf(field);
  if (composed) return composed.map((paths) => ({ paths, shown: `${what} «${label}»` }));
  const parts: unknown = options['parts'];
  const paths = Array.isArray(parts) ? parts.map(String) : [source, ...spellings];
  return [{ paths, shown: `${what} «${label}»` }];
}

/** The members that a value is made of, each with its spellings; undefined for a value that is a member itself. */
function composedOf({ type, options }: Field): string[][] | undefined {
  const pathsIn = (paths: unknown): string[] => [paths].flat().map(String);
  if (type === 'period' && options['from'] !== undefined)
    return [options['from'], options['until']].map(pathsIn);
  const flags: unknown = options['flags'];
  // One of them is enough to show something.
  if (type === 'flags' && Array.isArray(flags))
    return [flags.flatMap((flag: { source: unknown }) => pathsIn(flag.source))];
  return undefined;
}

/** Each member once. */
export const unique = (all: readonly Member[]): Member[] => [
  ...new Map(all.map((member) => [member.paths.join(), member])).values(),
];
