import type { Extensions } from './ExtensionsContext';
import type { PageExtension, Extension } from './types';

/** The parts of one kind. */
function filterByKind<Kind extends Extension['kind']>(
  extensions: readonly Extension[],
  kind: Kind,
): Extract<Extension, { kind: Kind }>[] {
  return extensions.filter(
    (extension): extension is Extract<Extension, { kind: Kind }> => extension.kind === kind,
  );
}

const indexById = <Item extends { id: string }>(extensions: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(extensions.map((extension) => [extension.id, extension]));

/** Pages by their first path, which is their name: of two the later one is there. */
const uniqueByPath = (pages: readonly PageExtension[]): PageExtension[] => [
  ...new Map(pages.map((page) => [page.paths[0], page])).values(),
];

/** What the modules of the parts export, one part or several each, told apart by kind; of two of a name the later counts. */
export function groupExtensions(modules: Iterable<Extension | readonly Extension[]>): Extensions {
  const extensions = [...modules].flat();
  return {
    tabs: indexById(filterByKind(extensions, 'tab')),
    dialogs: indexById(filterByKind(extensions, 'dialog')),
    previews: indexById(filterByKind(extensions, 'preview')),
    questions: indexById(filterByKind(extensions, 'question')),
    jobWatchers: indexById(filterByKind(extensions, 'follower')),
    pages: uniqueByPath(filterByKind(extensions, 'page')),
  };
}
