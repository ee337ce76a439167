import { mayLoad } from '../../../lib/pictures';
import { safeHref } from '../../../lib/safeHref';

/** The address of a picture as the host gave it: of this site, or of one that the runtime config names; undefined for anything else. */
export function snapshotAddress(value: unknown): string | undefined {
  const href = safeHref(value, ['http:']);
  return href !== undefined && /^(?:https?:|\/)/i.test(href) && mayLoad(href) ? href : undefined;
}

/** The same address as one that no browser has seen before: else it would show again what it has kept. */
export function freshAddress(address: string, moment: number): string {
  const [path = '', fragment] = address.split('#');
  const fresh = `${path}${path.includes('?') ? '&' : '?'}t=${moment}`;
  return fragment === undefined ? fresh : `${fresh}#${fragment}`;
}
