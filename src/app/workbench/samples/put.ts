type Tree = Record<string, unknown>;

/**
 * The value with something at a path, made on the way: `meta.total`, or `data.gateways[].devices[]`, whose `[]` are lists.
 * A path that a template or a name of the console begins (`$included`, `$outer`) leads nowhere: it stays as it is.
 */
export function put(into: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  if (path.startsWith('$')) return into;
  const [first = '', ...rest] = path.split('.');
  const name = first.replace(/\[\]$/, '');
  const isList = first.endsWith('[]');
  const owner: Tree = isTree(into) ? into : {};
  const before = owner[name];
  const inner = rest.join('.');
  if (!isList || inner === '')
    return numbered(owner, name, inner === '' ? value : put(before, inner, value), into);
  const [entry] = Array.isArray(before) ? (before as unknown[]) : [];
  return { ...owner, [name]: [put(entry, inner, value)] };
}

/** A number in a path is the place in a list. */
function numbered(owner: Tree, name: string, value: unknown, into: unknown): unknown {
  if (!/^\d+$/.test(name)) return { ...owner, [name]: value };
  const items: unknown[] = Array.isArray(into) ? [...(into as unknown[])] : [];
  items[Number(name)] = value;
  return items;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
