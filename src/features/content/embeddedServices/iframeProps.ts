import { toSafeHref } from '../../../lib/url/toSafeHref';

/** An address that may be framed, and what its frame may do. */
export interface IframeProps {
  src: string;
  /** Value of the `sandbox` attribute. */
  sandbox: string;
}

const SANDBOX = 'allow-forms allow-popups allow-scripts';

/**
 * The frame for an address: https, or of the console's own origin. A service keeps its own origin; a page of the
 * console's origin gets none at all, or it could take its sandbox off and read the session.
 */
export function getIframeProps(serviceUrl: string | undefined): IframeProps | undefined {
  const href = toSafeHref(serviceUrl);
  if (href === undefined) return undefined;
  const url = new URL(href, window.location.href);
  if (url.origin === window.location.origin) return { src: url.href, sandbox: SANDBOX };
  return url.protocol === 'https:' ? { src: url.href, sandbox: `${SANDBOX} allow-same-origin` } : undefined;
}
