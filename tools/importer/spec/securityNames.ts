import { asArray, asObject } from './json.ts';

/** Returns the scheme names of a `security`; undefined if it is missing. An empty list allows anonymous calls. */
export function securityNames(security: unknown): readonly string[] | undefined {
  if (!Array.isArray(security)) return undefined;
  const requirements = asArray(security).map((requirement) => Object.keys(asObject(requirement)));
  return requirements.some((names) => names.length === 0) ? [] : requirements.flat();
}
