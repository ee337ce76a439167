/** Network information of some browsers: https://wicg.github.io/netinfo. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** True if the console must not prefetch: the connection is slow, or data saving is on. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
