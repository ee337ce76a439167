import { fillPath, type Scope } from '../../dataProvider';
import { readPath } from '../config/readPath';

/**
 * A console path of a declaration with its placeholders filled; undefined when a value is missing or unusable, and when
 * what comes out is no address of the console: `//other.example`, `data:…`, a way out by `..`.
 */
export function consolePath(template: string, scope: Scope): string | undefined {
  try {
    const [path = '', query] = template.split('?');
    const filled = fillPath(path, (name) => readPath(scope, name));
    const whole = query === undefined ? filled : `${filled}?${query}`;
    return isOfConsole(whole) ? whole : undefined;
  } catch {
    return undefined;
  }
}

const HERE = 'https://console.invalid';

/** Nothing in it that a browser reads otherwise than it stands: most addresses, and a hundred of a page of rows. */
const PLAIN = /^\/admin(?:\/[\w:@~-]+)*(?:\?[\w=&.~-]*)?$/;

/** Values are encoded, so only what a declaration itself writes can lead away. */
function isOfConsole(address: string): boolean {
  if (PLAIN.test(address)) return true;
  const { origin, pathname } = new URL(address, HERE);
  return origin === HERE && /^\/admin(?:\/|$)/.test(pathname) && !pathname.includes('//');
}
