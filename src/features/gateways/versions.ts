/** Software modules of a gateway that are updated separately. */
export const gatewayModules = ['aass', 'system'] as const;
export type UpdateModule = (typeof gatewayModules)[number];

/** Latest version of each module from the host. */
export type LatestVersions = Readonly<Record<UpdateModule, string>>;

/** Placeholders for unknown latest versions. */
export const UNKNOWN_VERSIONS: LatestVersions = { aass: '0.0.0', system: '0.0.0' };

/** Minimum system version for remote access to the gateway's console. */
export const MIN_REMOTE_VERSION = '2.11.0';

const COMPARABLE_PATTERN = /^\d+(?:\.\d+)*$/;

/** True if the version has only digits and dots, so that it can be compared. */
const isComparable = (version: unknown): version is string =>
  typeof version === 'string' && COMPARABLE_PATTERN.test(version);

/**
 * True if a version is older than another, compared part by part as numbers; undefined if one of them cannot be compared.
 */
export function isOlderVersion(version: unknown, otherVersion: unknown): boolean | undefined {
  if (!isComparable(version) || !isComparable(otherVersion)) return undefined;
  const [parts, otherParts] = [version.split('.').map(Number), otherVersion.split('.').map(Number)];
  for (let index = 0; index < Math.max(parts.length, otherParts.length); index += 1) {
    const difference = (parts[index] ?? 0) - (otherParts[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** True if a version is older than the latest. One that cannot be compared needs no update, which is logged. */
export function needsUpdate(version: unknown, latest: unknown): boolean {
  const isOlder = isOlderVersion(version, latest);
  if (isOlder === undefined) {
    console.warn(`Versions that cannot be compared: ${String(version)}, ${String(latest)}`);
    return false;
  }
  return isOlder;
}

/** Parses the latest versions; missing ones become placeholders. Never throws. */
export function parseLatestVersions(answer: unknown): LatestVersions {
  const moduleVersions: Partial<Record<UpdateModule, unknown>> =
    typeof answer === 'object' && answer !== null ? answer : {};
  const readVersion = (module: UpdateModule): string => {
    const version = moduleVersions[module];
    return typeof version === 'string' ? version : UNKNOWN_VERSIONS[module];
  };
  return { aass: readVersion('aass'), system: readVersion('system') };
}
