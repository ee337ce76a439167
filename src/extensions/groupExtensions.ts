import type { Extensions } from './ExtensionsContext';
import type { PageExtension, Extension } from './types';

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

/** Removes pages with the same first path, which identifies a page; the later one wins. */
const uniqueByPath = (pages: readonly PageExtension[]): PageExtension[] => [
  ...new Map(pages.map((page) => [page.paths[0], page])).values(),
];

/**
 * Groups the exports of the extension modules (one extension or an array each) by kind. For a duplicate id the later one
 * wins.
 */
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
