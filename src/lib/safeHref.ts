import { hasTricks } from './addressTricks';

const ALLOWED = new Set(['https:', 'tel:', 'mailto:']);

// Refused even if a configuration asks for them: they run or embed what the link carries.
const NEVER = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:']);

// Two bars and a host without blanks: parsers mend "https:////x" and, some, "https://ex ample" to hosts that nobody wrote.
const WEB = /^https?:\/\/[^\s/?#]+(?:[/?#]|$)/i;

const HERE = 'https://console.invalid';

/**
 * `value` as an address that is safe in `href`: absolute `https:`, `tel:`, `mailto:` or a protocol of
 * `extraProtocols` (with its colon, e.g. `http:`), or a path of this site with a single leading slash. Addresses
 * with credentials are refused, because they pose as another host. Anything else is `undefined`: show it as plain text.
 */
export function safeHref(value: unknown, extraProtocols: readonly string[] = []): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || hasTricks(text)) return undefined;
  if (text.startsWith('/')) {
    const url = parse(text, HERE);
    return !text.startsWith('//') && url?.origin === HERE ? text : undefined;
  }
  const url = parse(text);
  if (!url || NEVER.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (/^https?:$/.test(url.protocol) && !WEB.test(text)) return undefined;
  if (url.protocol === 'tel:') return callHref(text.slice('tel:'.length));
  return ALLOWED.has(url.protocol) || extraProtocols.includes(url.protocol) ? url.href : undefined;
}

/** Calls a number, with all of it: what stands behind a bare # is no part of an address (CONTACT-11). */
export const callHref = (number: string): string =>
  `tel:${number.replaceAll(/\s/g, '').replaceAll('#', '%23')}`;

function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
