import { toSafeHref } from '../../../lib/url/toSafeHref';

/** URL that may be embedded, and the permissions of its iframe. */
export interface IframeProps {
  src: string;
  /** Value of the `sandbox` attribute. */
  sandbox: string;
}

const SANDBOX = 'allow-forms allow-popups allow-scripts';

/**
 * Returns the iframe props of a URL: https, or of the console's own origin. A service keeps its own origin. A page of the
 * console's origin gets an opaque one; else it could remove its sandbox and read the session.
 */
export function getIframeProps(serviceUrl: string | undefined): IframeProps | undefined {
  const href = toSafeHref(serviceUrl);
  if (href === undefined) return undefined;
  const url = new URL(href, window.location.href);
  if (url.origin === window.location.origin) return { src: url.href, sandbox: SANDBOX };
  return url.protocol === 'https:' ? { src: url.href, sandbox: `${SANDBOX} allow-same-origin` } : undefined;
}
