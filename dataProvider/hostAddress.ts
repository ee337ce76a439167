import { isSessionCall, spelt } from '../src/config/sessionCalls';

/** Where addresses without an origin are: the page's own. Tests outside a browser have none. */
const here = (): string => `${globalThis.location?.origin ?? 'https://console.invalid'}/`;

/** An address, or a link as it stands in the answer of one (`base`); undefined for what is none. */
export function parse(address: string, base: string = here()): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The origin of a host's base address, which may be a path of the console's own; '' for what is no http address. */
export function originOf(address: string): string {
  const url = parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
}

const folder = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * Whether a whole address is one of the host's: a base such as '' and a path such as `//other.example`, or `..` in a path,
 * make an address of somewhere else.
 */
export function isBelow(base: string, url: string): boolean {
  const [root, target] = [parse(base), parse(url)];
  if (!root || !target || root.origin !== target.origin || !/^https?:$/.test(target.protocol)) return false;
  return folder(target.pathname).startsWith(folder(root.pathname));
}

/**
 * Whether an address is one of the calls that begin or end a session, however it is spelt and whichever host names it.
 * `further`: paths of such calls besides the product's own.
 */
export function beginsOrEndsSession(url: string, main: string, further: readonly string[] = []): boolean {
  const [root, target] = [parse(main), parse(url)];
  if (!root || !target || root.origin !== target.origin) return false;
  const before = folder(spelt(root.pathname));
  const path = spelt(target.pathname);
  return path.startsWith(before) && isSessionCall(path.slice(before.length), further);
}
