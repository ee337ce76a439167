import type { ShowInput } from '../../config/schema/show';

/** The parts of a detail that determine the code of its tabs. */
export interface TabsOutline {
  tabs: readonly TabOutline[];
  defaultTab: string | null;
}

export interface TabOutline {
  key: string;
  content:
    | { kind: 'custom'; id: string }
    | { kind: 'blocks'; blocks: readonly TabOutline[] }
    | { kind: 'tabs'; tabs: readonly TabOutline[] }
    | { kind: 'form' | 'fields' | 'list' | 'notice' | 'panel' };
}

/** A tab as declared. */
interface TabDeclaration {
  tab?: string | undefined;
  form?: object | undefined;
  blocks?: readonly TabDeclaration[] | undefined;
  tabs?: Readonly<Record<string, TabDeclaration>> | undefined;
}

/** Returns the outline of a detail as declared, before the declarations it references have loaded. */
export const toTabsOutline = ({ tabs, defaultTab }: ShowInput): TabsOutline => ({
  tabs: toTabOutlines(tabs),
  defaultTab: defaultTab ?? null,
});

const toTabOutlines = (tabs: Readonly<Record<string, TabDeclaration>>): TabOutline[] =>
  Object.entries(tabs).map(([key, tab]) => ({ key, content: toContentOutline(tab) }));

function toContentOutline({ tab, form, blocks, tabs }: TabDeclaration): TabOutline['content'] {
  if (tab !== undefined) return { kind: 'custom', id: tab };
  if (blocks) return { kind: 'blocks', blocks: toTabOutlines(Object.fromEntries(blocks.entries())) };
  if (tabs) return { kind: 'tabs', tabs: toTabOutlines(tabs) };
  return { kind: form ? 'form' : 'fields' };
}
