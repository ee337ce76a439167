import { hasMisleadingChars } from './misleadingChars';

const ALLOWED_PROTOCOLS = new Set(['https:', 'tel:', 'mailto:']);

// Rejected even if a configuration allows them: they run or embed the content of the link.
const FORBIDDEN_PROTOCOLS = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'filesystem:',
  'about:',
]);

// Two slashes and a host without blanks: parsers correct "https:////x" and, some, "https://ex ample" to unintended hosts.
const WEB_URL = /^https?:\/\/[^\s/?#]+(?:[/?#]|$)/i;

const PLACEHOLDER_ORIGIN = 'https://console.invalid';

/**
 * Returns `value` as a URL that is safe in `href`: absolute `https:`, `tel:`, `mailto:` or a protocol of `extraProtocols`
 * (with its colon, e.g. `http:`), or a path of this site with a single leading slash. URLs with credentials are rejected,
 * because they can imitate another host. `undefined` for anything else: show it as plain text.
 */
export function toSafeHref(value: unknown, extraProtocols: readonly string[] = []): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || hasMisleadingChars(text)) return undefined;
  if (text.startsWith('/')) {
    const url = parse(text, PLACEHOLDER_ORIGIN);
    return !text.startsWith('//') && url?.origin === PLACEHOLDER_ORIGIN ? text : undefined;
  }
  const url = parse(text);
  if (!url || FORBIDDEN_PROTOCOLS.has(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  if (/^https?:$/.test(url.protocol) && !WEB_URL.test(text)) return undefined;
  if (url.protocol === 'tel:') return toTelHref(text.slice('tel:'.length));
  return ALLOWED_PROTOCOLS.has(url.protocol) || extraProtocols.includes(url.protocol) ? url.href : undefined;
}

/** Returns a `tel:` URL with the whole number; an unencoded # would start the fragment. */
export const toTelHref = (number: string): string =>
  `tel:${number.replaceAll(/\s/g, '').replaceAll('#', '%23')}`;

function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
