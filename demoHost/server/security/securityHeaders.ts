import type { RequestHandler } from 'express';
import type { InlineHashes } from './inlineHashes.ts';

/** Where a page of the console may load from besides its own origin. */
interface CspSources {
  /** Sources of `frame-src`. */
  frames: readonly string[];
  /** Origins of pictures. */
  images: readonly string[];
  /** Origins of hosts and of declarations, besides its own. Default none. */
  connect?: readonly string[];
  /** Scripts and styles that stand in the page itself. Default none. */
  inline?: InlineHashes;
  /** Where browsers tell what they refused; null for nowhere. Default: to the demo host. */
  reportUri?: string | null;
}

/**
 * What a page of the console may load and do. The hash that is always there is that of an empty style element, which the
 * style engine inserts before it fills it through the CSSOM.
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

/** The headers that every answer of the host carries, errors included. */
export const securityHeaders = (sources: CspSources): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(sources),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The camera reads QR labels; nothing else is asked for.
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
});

/** Sets {@link securityHeaders} and, until somebody says otherwise, forbids caching. */
export const withSecurityHeaders = (sources: CspSources): RequestHandler => {
  const headers = securityHeaders(sources);
  return (_req, res, next) => {
    res.set(headers);
    res.set('Cache-Control', 'no-store');
    next();
  };
};
