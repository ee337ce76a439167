/** What some browsers tell of the line: https://wicg.github.io/netinfo. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing is asked for that nobody has asked for yet: the line is slow, or its bytes are to be saved. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
