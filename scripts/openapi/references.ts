import { isPlainObject } from '../../src/lib/json.ts';
import { objectOf, textOf, type Obj } from './json.ts';
import { ImportError, problemLine } from './problem.ts';
import { besides, readDocument } from './readDocument.ts';

/** Where other files are kept in the one that names them. */
const OTHERS = 'x-other-files';
/** So many problems are told at once. */
const MOST_TOLD = 10;

interface Seen {
  file: string;
  /** `#` of the first file, `#/x-other-files/1` of others. */
  at: string;
  document: unknown;
}

/**
 * Brings the files that `$ref` names into the first one, so that every reference is one within it. Throws `ImportError` where a reference leads to nothing.
 */
export async function joinFiles(file: string, document: Obj): Promise<Obj> {
  const seen = new Map<string, Seen>([[file, { file, at: '#', document }]]);
  const inline: unknown[] = [null];
  const problems: string[] = [];
  const read = async (of: string, from: string): Promise<Seen> => {
    const known = seen.get(of);
    if (known) return known;
    const next = { file: of, at: `#/${OTHERS}/${inline.length}`, document: undefined };
    seen.set(of, next);
    inline.push(null);
    const index = inline.length - 1;
    const read = await readDocument(of).catch((error: unknown) => {
      throw error instanceof ImportError
        ? new ImportError(...error.message.split('\n'), `  named by ${from}`)
        : error;
    });
    const whole = { ...next, document: read };
    seen.set(of, whole);
    inline[index] = await walk(read, whole, '');
    return whole;
  };
  const moved = async (ref: string, within: Seen, path: string): Promise<string> => {
    const [other = '', pointer = ''] = ref.split('#');
    const target = other === '' ? within : await read(besides(within.file, other), within.file);
    if (target.document !== undefined && at(target.document, pointer) === undefined)
      problems.push(problemLine(within.file, path, `"$ref": "${ref}" leads to nothing`));
    return `${target.at}${pointer}`;
  };
  const walk = async (value: unknown, within: Seen, path: string): Promise<unknown> => {
    if (Array.isArray(value))
      return Promise.all(value.map((item, index) => walk(item, within, `${path}[${index}]`)));
    if (!isPlainObject(value)) return value;
    const entries: [string, unknown][] = [];
    for (const [key, inner] of Object.entries(value)) {
      const isReference = key === '$ref' && typeof inner === 'string';
      // Samples may hold anything; a member of a record may be called so.
      const asItIs = /^examples?$/.test(key) && !path.endsWith('.properties');
      const here = path === '' ? key : `${path}.${key}`;
      entries.push([
        key,
        isReference ? await moved(inner, within, here) : asItIs ? inner : await walk(inner, within, here),
      ]);
    }
    return Object.fromEntries(entries);
  };
  const joined = objectOf(await walk(document, { file, at: '#', document }, ''));
  if (problems.length > 0) {
    const more = problems.length - MOST_TOLD;
    throw new ImportError(...problems.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : []));
  }
  return inline.length === 1 ? joined : { ...joined, [OTHERS]: inline };
}

/** What a JSON pointer leads to; undefined for nothing. */
function at(document: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>((value, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) return value[Number(key)] as unknown;
    return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, document);
}

/** Longest chain of references that is followed: one that is longer goes in a circle. */
const LONGEST = 20;

/**
 * What stands behind a node, with the members that stand beside its `$ref` (3.1), and the name of the schema that it named
 * last. References are followed when they are asked for, so that cycles cost nothing.
 */
export function follow(root: Obj, node: unknown): { value: Obj; name: string | undefined } {
  let value = objectOf(node);
  let name: string | undefined;
  for (let step = 0; step < LONGEST; step += 1) {
    const { $ref, ...beside } = value;
    const ref = textOf($ref);
    if (ref === undefined) return { value, name };
    name = ref.split('/').at(-1);
    value = { ...objectOf(at(root, ref.replace(/^#/, ''))), ...beside };
  }
  return { value: {}, name };
}
