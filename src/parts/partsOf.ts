import type { Parts } from './PartsContext';
import type { PageType, Part } from './types';

/** The parts of one kind. */
function ofKind<Kind extends Part['kind']>(
  all: readonly Part[],
  kind: Kind,
): Extract<Part, { kind: Kind }>[] {
  return all.filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind);
}

const byId = <One extends { id: string }>(found: readonly One[]): ReadonlyMap<string, One> =>
  new Map(found.map((part) => [part.id, part]));

/** Pages by their first path, which is their name: of two the later one is there. */
const byPath = (pages: readonly PageType[]): PageType[] => [
  ...new Map(pages.map((page) => [page.paths[0], page])).values(),
];

/** What the modules of the parts export, one part or several each, told apart by kind; of two of a name the later counts. */
export function partsOf(modules: Iterable<Part | readonly Part[]>): Parts {
  const all = [...modules].flat();
  return {
    tabs: byId(ofKind(all, 'tab')),
    dialogs: byId(ofKind(all, 'dialog')),
    previews: byId(ofKind(all, 'preview')),
    questions: byId(ofKind(all, 'question')),
    followers: byId(ofKind(all, 'follower')),
    pages: byPath(ofKind(all, 'page')),
  };
}
