import { asArray, asObject } from './json.ts';

/** Names of the schemes that a `security` asks for; undefined where nothing is said. An empty list: anybody may call. */
export function securityNames(security: unknown): readonly string[] | undefined {
  if (!Array.isArray(security)) return undefined;
  const requirements = asArray(security).map((requirement) => Object.keys(asObject(requirement)));
  return requirements.some((names) => names.length === 0) ? [] : requirements.flat();
}
