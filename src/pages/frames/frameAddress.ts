import { safeHref } from '../../lib/safeHref';

/** An address that may be framed: https of another origin, since a frame of one's own origin would leave its sandbox. */
export function frameAddress(value: string | undefined): string | undefined {
  const address = safeHref(value);
  if (address === undefined) return undefined;
  const url = new URL(address, window.location.href);
  return url.protocol === 'https:' && url.origin !== window.location.origin ? url.href : undefined;
}
