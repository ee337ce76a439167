/** Origins allowed for images besides the console's own. */
let allowedOrigins: ReadonlySet<string> = new Set();

const getOwnOrigin = (): string => globalThis.location?.origin ?? 'https://console.invalid';

function parse(href: string): URL | undefined {
  try {
    return new URL(href, getOwnOrigin());
  } catch {
    return undefined;
  }
}

/** Sets the origins allowed for images, at start; paths belong to the console's own origin. */
export function setAllowedImageOrigins(hrefs: readonly string[]): void {
  allowedOrigins = new Set(hrefs.flatMap((href) => parse(href)?.origin ?? []));
}

/** True if an image may be loaded from a URL: any other host would learn who views it, and when. */
export function isAllowedImageUrl(href: string): boolean {
  const url = parse(href);
  return url !== undefined && (url.origin === getOwnOrigin() || allowedOrigins.has(url.origin));
}

/**
 * Returns the host of an image that is blocked because the runtime config does not name it; undefined for any other value.
 */
export function getBlockedImageHost(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || isAllowedImageUrl(value)) return undefined;
  return parse(value)?.host;
}
