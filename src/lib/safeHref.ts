const ALLOWED = new Set(['https:', 'tel:', 'mailto:']);

// Refused even if a configuration asks for them: they run or embed what the link carries.
const NEVER = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:']);

// Browsers drop tabs and line breaks inside addresses and read "\" as "/": neither has an honest use here.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const TRICKS = /[\u0000-\u001f\u007f\\]/;

const HERE = 'https://console.invalid';

/**
 * `value` as an address that is safe in `href`: absolute `https:`, `tel:`, `mailto:` or a protocol of
 * `extraProtocols` (with its colon, e.g. `http:`), or a path of this site with a single leading slash. Addresses
 * with credentials are refused, because they pose as another host. Anything else is `undefined`: show it as plain text.
 */
export function safeHref(value: unknown, extraProtocols: readonly string[] = []): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || TRICKS.test(text)) return undefined;
  if (text.startsWith('/')) {
    const url = parse(text, HERE);
    return !text.startsWith('//') && url?.origin === HERE ? text : undefined;
  }
  const url = parse(text);
  if (!url || NEVER.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return ALLOWED.has(url.protocol) || extraProtocols.includes(url.protocol) ? url.href : undefined;
}

function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
