import { fillPath, type Scope } from '../../../dataProvider';
import { readPath } from '../../config/values/readPath';

/**
 * A console path of a declaration with its placeholders filled; undefined when a value is missing or unusable, and when
 * what comes out is no address of the console: `//other.example`, `data:…`, a way out by `..`.
 */
export function fillConsolePath(template: string, scope: Scope): string | undefined {
  try {
    const [path = '', query] = template.split('?');
    const filledPath = fillPath(path, (name) => readPath(scope, name));
    const fullPath = query === undefined ? filledPath : `${filledPath}?${query}`;
    return isConsolePath(fullPath) ? fullPath : undefined;
  } catch {
    return undefined;
  }
}

const PLACEHOLDER_ORIGIN = 'https://console.invalid';

/** Nothing in it that a browser reads otherwise than it stands: most addresses, and a hundred of a page of rows. */
const PLAIN_PATH = /^\/admin(?:\/[\w:@~-]+)*(?:\?[\w=&.~-]*)?$/;

/** Values are encoded, so only what a declaration itself writes can lead away. */
function isConsolePath(path: string): boolean {
  if (PLAIN_PATH.test(path)) return true;
  const { origin, pathname } = new URL(path, PLACEHOLDER_ORIGIN);
  return origin === PLACEHOLDER_ORIGIN && /^\/admin(?:\/|$)/.test(pathname) && !pathname.includes('//');
}
