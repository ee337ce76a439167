import { splitPath, toMemberPath } from './readPath';

type Tree = Record<string, unknown>;

/**
 * The value with something at a path, made on the way: `meta.total`, or `data.gateways[].devices[]`, whose `[]` are lists.
 * A path that a template or a name of the console begins (`$included`, `$outer`) leads nowhere: it stays as it is.
 */
export function setAtPath(target: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  if (path.startsWith('$')) return target;
  const [firstSegment = '', ...rest] = splitPath(path);
  const name = firstSegment.replace(/\[\]$/, '');
  const isList = firstSegment.endsWith('[]');
  const parent: Tree = isRecord(target) ? target : {};
  const current = parent[name];
  const remainingPath = rest.map(toMemberPath).join('.');
  if (!isList || remainingPath === '')
    return setMember(
      parent,
      name,
      remainingPath === '' ? value : setAtPath(current, remainingPath, value),
      target,
    );
  const [entry] = Array.isArray(current) ? (current as unknown[]) : [];
  return { ...parent, [name]: [setAtPath(entry, remainingPath, value)] };
}

/** A number in a path is the place in a list. */
function setMember(parent: Tree, name: string, value: unknown, target: unknown): unknown {
  if (!/^\d+$/.test(name)) return { ...parent, [name]: value };
  const items: unknown[] = Array.isArray(target) ? [...(target as unknown[])] : [];
  items[Number(name)] = value;
  return items;
}

const isRecord = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
