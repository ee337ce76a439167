/** Software of a gateway that is updated on its own (AGW-46). */
export const gatewayModules = ['aass', 'system'] as const;
export type UpdateModule = (typeof gatewayModules)[number];

/** Latest version of each module, as the host says (AGW-41). */
export type LatestVersions = Readonly<Record<UpdateModule, string>>;

/** What counts when nobody knows the latest versions (AGW-43). */
export const UNKNOWN_VERSIONS: LatestVersions = { aass: '0.0.0', system: '0.0.0' };

/** From this system version on the console of a gateway can be reached from outside (AGW-07). */
export const MIN_REMOTE_VERSION = '2.11.0';

const COMPARABLE_PATTERN = /^\d+(?:\.\d+)*$/;

/** Only digits and dots can be compared (AGW-44). */
const isComparable = (version: unknown): version is string =>
  typeof version === 'string' && COMPARABLE_PATTERN.test(version);

/** Whether a version comes before another, part by part as numbers; undefined when one of them cannot be compared. */
export function isOlderVersion(version: unknown, otherVersion: unknown): boolean | undefined {
  if (!isComparable(version) || !isComparable(otherVersion)) return undefined;
  const [parts, otherParts] = [version.split('.').map(Number), otherVersion.split('.').map(Number)];
  for (let index = 0; index < Math.max(parts.length, otherParts.length); index += 1) {
    const difference = (parts[index] ?? 0) - (otherParts[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Whether a version is older than the latest; one that cannot be compared needs no update, which is logged (AGW-44). */
export function needsUpdate(version: unknown, latest: unknown): boolean {
  const isOlder = isOlderVersion(version, latest);
  if (isOlder === undefined) {
    console.warn(`Versions that cannot be compared: ${String(version)}, ${String(latest)}`);
    return false;
  }
  return isOlder;
}

/** The latest versions of an answer; what is missing counts as a placeholder. Total. */
export function parseLatestVersions(answer: unknown): LatestVersions {
  const moduleVersions: Partial<Record<UpdateModule, unknown>> =
    typeof answer === 'object' && answer !== null ? answer : {};
  const readVersion = (module: UpdateModule): string => {
    const version = moduleVersions[module];
    return typeof version === 'string' ? version : UNKNOWN_VERSIONS[module];
  };
  return { aass: readVersion('aass'), system: readVersion('system') };
}
