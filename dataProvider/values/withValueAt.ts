import { splitPath } from '../../src/config/values/readPath';
import { isPlainObject } from '../../src/lib/json';

type Members = Readonly<Record<string, unknown>>;

/** Sets the value at a path through existing objects; paths through a list stay unchanged. */
export function withValueAt(members: Members, path: string, value: unknown): Members {
  return setMember(members, Object.hasOwn(members, path) ? [path] : splitPath(path), value);
}

function setMember(members: Members, [key = '', ...rest]: readonly string[], value: unknown): Members {
  if (rest.length === 0) return { ...members, [key]: value };
  const inner = members[key];
  return isPlainObject(inner) ? { ...members, [key]: setMember(inner, rest, value) } : members;
}
