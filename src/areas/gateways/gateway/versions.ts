/** Software of a gateway that is updated on its own (AGW-46). */
export const modules = ['aass', 'system'] as const;
export type UpdateModule = (typeof modules)[number];

/** Latest version of each module, as the host says (AGW-41). */
export type LatestVersions = Readonly<Record<UpdateModule, string>>;

/** What counts when nobody knows the latest versions (AGW-43). */
export const PLACEHOLDER: LatestVersions = { aass: '0.0.0', system: '0.0.0' };

/** From this system version on the console of a gateway can be reached from outside (AGW-07). */
export const REACHABLE_FROM = '2.11.0';

const plain = /^\d+(?:\.\d+)*$/;

/** Only digits and dots can be compared (AGW-44). */
const isPlain = (version: unknown): version is string => typeof version === 'string' && plain.test(version);

/** Whether a version comes before another, part by part as numbers; undefined when one of them cannot be compared. */
export function isBelow(version: unknown, other: unknown): boolean | undefined {
  if (!isPlain(version) || !isPlain(other)) return undefined;
  const [mine, theirs] = [version.split('.').map(Number), other.split('.').map(Number)];
  for (let part = 0; part < Math.max(mine.length, theirs.length); part += 1) {
    const difference = (mine[part] ?? 0) - (theirs[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Whether a version is older than the latest; one that cannot be compared needs no update, which is logged (AGW-44). */
export function needsUpdate(version: unknown, latest: unknown): boolean {
  const below = isBelow(version, latest);
  if (below === undefined) {
    console.warn(`Versions that cannot be compared: ${String(version)}, ${String(latest)}`);
    return false;
  }
  return below;
}

/** The latest versions of an answer; what is missing counts as a placeholder. Total. */
export function latestVersionsOf(answer: unknown): LatestVersions {
  const given: Partial<Record<UpdateModule, unknown>> =
    typeof answer === 'object' && answer !== null ? answer : {};
  const versionOf = (module: UpdateModule): string => {
    const version = given[module];
    return typeof version === 'string' ? version : PLACEHOLDER[module];
  };
  return { aass: versionOf('aass'), system: versionOf('system') };
}
