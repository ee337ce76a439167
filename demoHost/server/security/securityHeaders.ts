import type { RequestHandler } from 'express';
import type { InlineHashes } from './inlineHashes.ts';

/** Sources besides its own origin that a page of the console may load from. */
interface CspSources {
  /** Sources of `frame-src`. */
  frames: readonly string[];
  /** Origins of images. */
  images: readonly string[];
  /** Origins of hosts and declarations, besides its own. Default none. */
  connect?: readonly string[];
  /** Inline scripts and styles. Default none. */
  inline?: InlineHashes;
  /** URL for CSP reports; null for none. Default: the demo host. */
  reportUri?: string | null;
}

/**
 * Content-Security-Policy of the console. The fixed hash is that of an empty style element, which the style engine
 * inserts before it fills it through the CSSOM.
 */
const contentSecurityPolicy = ({
  frames,
  images,
  connect = [],
  inline = { scripts: [], styles: [] },
  reportUri = '/csp-report',
}: CspSources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", ...inline.styles].join(' '),
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    ...(reportUri === null ? [] : [`report-uri ${reportUri}`]),
  ].join('; ');

/** Returns the headers of every response of the host, errors included. */
export const securityHeaders = (sources: CspSources): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(sources),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The camera reads QR labels; no other feature is needed.
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
});

/** Sets {@link securityHeaders} and forbids caching by default. */
export const withSecurityHeaders = (sources: CspSources): RequestHandler => {
  const headers = securityHeaders(sources);
  return (_req, res, next) => {
    res.set(headers);
    res.set('Cache-Control', 'no-store');
    next();
  };
};
