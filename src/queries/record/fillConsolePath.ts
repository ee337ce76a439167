import { fillPath, type Scope } from '../../../dataProvider';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { readPath } from '../../config/values/readPath';

/**
 * Fills the placeholders of a declared console path; undefined if a value is missing or unusable, or if the result is not a
 * console path (`//other.example`, `data:…`, or `..` out of the console) or leads to a page that the installation hides.
 */
export function fillConsolePath(template: string, scope: Scope): string | undefined {
  try {
    const [path = '', query] = template.split('?');
    const filledPath = fillPath(path, (name) => readPath(scope, name));
    const fullPath = query === undefined ? filledPath : `${filledPath}?${query}`;
    return isConsolePath(fullPath) && !isHiddenPage(fullPath) ? fullPath : undefined;
  } catch {
    return undefined;
  }
}

const PLACEHOLDER_ORIGIN = 'https://console.invalid';

/** Fast path: matches paths that need no URL parsing, which are most (about 100 per list page). */
const PLAIN_PATH = /^\/admin(?:\/[\w:@~-]+)*(?:\?[\w=&.~-]*)?$/;

/** True for a console path. Values are encoded, so only the declaration's own text can lead elsewhere. */
function isConsolePath(path: string): boolean {
  if (PLAIN_PATH.test(path)) return true;
  const { origin, pathname } = new URL(path, PLACEHOLDER_ORIGIN);
  return origin === PLACEHOLDER_ORIGIN && /^\/admin(?:\/|$)/.test(pathname) && !pathname.includes('//');
}
