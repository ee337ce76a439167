import { fillPath, type Scope } from '../../dataProvider';
import { readPath } from '../config/readPath';

/** A console path of a declaration with its placeholders filled; undefined when a value is missing or unusable. */
export function consolePath(template: string, scope: Scope): string | undefined {
  try {
    const [path = '', query] = template.split('?');
    const filled = fillPath(path, (name) => readPath(scope, name));
    return query === undefined ? filled : `${filled}?${query}`;
  } catch {
    return undefined;
  }
}
