import { isPlainObject } from '../../../src/lib/json.ts';
import { asObject, asString, type JsonObject } from './json.ts';
import { ImportError, problemLine } from '../importError.ts';
import { resolveReference, readDocument } from './readDocument.ts';

/** Key for the referenced files inside the main document. */
const OTHER_FILES_KEY = 'x-other-files';
/** Maximum number of reported problems. */
const MAX_REPORTED = 10;

interface ReferencedFile {
  file: string;
  /** `#` of the first file, `#/x-other-files/1` of others. */
  pointer: string;
  document: unknown;
}

/**
 * Copies the files that `$ref` names into the first one, so that every reference is internal. Throws `ImportError` for a
 * broken reference.
 */
export async function inlineReferences(file: string, document: JsonObject): Promise<JsonObject> {
  const files = new Map<string, ReferencedFile>([[file, { file, pointer: '#', document }]]);
  const inline: unknown[] = [null];
  const problems: string[] = [];
  const readReferenced = async (path: string, referrer: string): Promise<ReferencedFile> => {
    const cached = files.get(path);
    if (cached) return cached;
    const entry = { file: path, pointer: `#/${OTHER_FILES_KEY}/${inline.length}`, document: undefined };
    files.set(path, entry);
    inline.push(null);
    const index = inline.length - 1;
    const content = await readDocument(path).catch((error: unknown) => {
      throw error instanceof ImportError
        ? new ImportError(...error.message.split('\n'), `  named by ${referrer}`)
        : error;
    });
    const loaded = { ...entry, document: content };
    files.set(path, loaded);
    inline[index] = await walk(content, loaded, '');
    return loaded;
  };
  const relocate = async (ref: string, container: ReferencedFile, path: string): Promise<string> => {
    const [otherFile = '', pointer = ''] = ref.split('#');
    const target =
      otherFile === ''
        ? container
        : await readReferenced(resolveReference(container.file, otherFile), container.file);
    if (target.document !== undefined && resolvePointer(target.document, pointer) === undefined)
      problems.push(problemLine(container.file, path, `"$ref": "${ref}" leads to nothing`));
    return `${target.pointer}${pointer}`;
  };
  const walk = async (value: unknown, container: ReferencedFile, path: string): Promise<unknown> => {
    if (Array.isArray(value))
      return Promise.all(value.map((item, index) => walk(item, container, `${path}[${index}]`)));
    if (!isPlainObject(value)) return value;
    const entries: [string, unknown][] = [];
    for (const [key, inner] of Object.entries(value)) {
      const isReference = key === '$ref' && typeof inner === 'string';
      // Examples may contain anything; a record may also have a member of this name.
      const isExample = /^examples?$/.test(key) && !path.endsWith('.properties');
      const innerPath = path === '' ? key : `${path}.${key}`;
      entries.push([
        key,
        isReference
          ? await relocate(inner, container, innerPath)
          : isExample
            ? inner
            : await walk(inner, container, innerPath),
      ]);
    }
    return Object.fromEntries(entries);
  };
  const merged = asObject(await walk(document, { file, pointer: '#', document }, ''));
  if (problems.length > 0) {
    const hiddenCount = problems.length - MAX_REPORTED;
    throw new ImportError(
      ...problems.slice(0, MAX_REPORTED),
      ...(hiddenCount > 0 ? [`and ${hiddenCount} more`] : []),
    );
  }
  return inline.length === 1 ? merged : { ...merged, [OTHER_FILES_KEY]: inline };
}

/** Resolves a JSON pointer; undefined if nothing is there. */
function resolvePointer(document: unknown, pointer: string): unknown {
  const segments = pointer.split('/').slice(1);
  return segments.reduce<unknown>((value, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) return value[Number(key)] as unknown;
    return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, document);
}

/** Maximum length of a reference chain; a longer one is a cycle. */
const MAX_CHAIN = 20;

/**
 * Resolves the references of a node and merges members beside its `$ref` (3.1). Returns the name of the last referenced
 * schema too. References are resolved lazily, so cycles are harmless.
 */
export function dereference(
  root: JsonObject,
  node: unknown,
): { value: JsonObject; name: string | undefined } {
  let value = asObject(node);
  let name: string | undefined;
  for (let depth = 0; depth < MAX_CHAIN; depth += 1) {
    const { $ref, ...siblings } = value;
    const ref = asString($ref);
    if (ref === undefined) return { value, name };
    name = ref.split('/').at(-1);
    value = { ...asObject(resolvePointer(root, ref.replace(/^#/, ''))), ...siblings };
  }
  return { value: {}, name };
}
