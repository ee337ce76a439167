/** Origins besides the console's own that pictures may come from. */
let allowedOrigins: ReadonlySet<string> = new Set();

const getOwnOrigin = (): string => globalThis.location?.origin ?? 'https://console.invalid';

function parse(href: string): URL | undefined {
  try {
    return new URL(href, getOwnOrigin());
  } catch {
    return undefined;
  }
}

/** Says at the start which addresses' origins pictures may come from; paths are of the console's own. */
export function setAllowedImageOrigins(hrefs: readonly string[]): void {
  allowedOrigins = new Set(hrefs.flatMap((href) => parse(href)?.origin ?? []));
}

/** Whether a picture may be loaded from an address: any other host would learn who looks at it, and when. */
export function isAllowedImageUrl(href: string): boolean {
  const url = parse(href);
  return url !== undefined && (url.origin === getOwnOrigin() || allowedOrigins.has(url.origin));
}

/** The host of a picture that is not loaded because the runtime config does not name it; undefined for any other value. */
export function getBlockedImageHost(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || isAllowedImageUrl(value)) return undefined;
  return parse(value)?.host;
}
