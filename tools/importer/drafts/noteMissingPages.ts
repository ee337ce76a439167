import type { NoteCollector } from '../notes.ts';
import { toSegments, type ApiCollection } from '../spec/collections.ts';
import type { SpecOperation } from '../spec/operations.ts';

/** Notes why the records of a collection have no page or no forms: the key has several parts, or no member is the key. */
export function noteMissingPages(
  { list, item, getOne }: ApiCollection,
  id: string | undefined,
  operations: readonly SpecOperation[],
  notes: NoteCollector,
): void {
  const base = toSegments(list.path);
  const parts = operations.find(
    ({ method, path }) =>
      method === 'get' &&
      toSegments(path).startsWith(base) &&
      isKeyOfParts(toSegments(path).slice(base.length)),
  );
  if (parts && getOne === undefined)
    notes.add('left out', 'show', `the key in ${parts.path} is made of parts; a page has one id`);
  if (item && id === undefined)
    notes.add(
      'question',
      'api.id',
      `which member is {${item.name}} of ${item.path}? Without an answer the records have no page`,
    );
  else if (
    item &&
    getOne === undefined &&
    operations.some(({ method, path }) => method === 'get' && path === item.path)
  )
    notes.add('left out', 'show', `the file does not say what GET ${item.path} answers`);
}

const isKeyOfParts = (rest: string): boolean => /^(?:\/\{[^{}/]+\}){2,}$/.test(rest);
