import type { DetailInput } from '../../config/schema/detail';

/** Of a detail what tells the code that its tabs are made of. */
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

/** A tab as its declaration says it. */
interface TabDeclaration {
  tab?: string | undefined;
  form?: object | undefined;
  blocks?: readonly TabDeclaration[] | undefined;
  tabs?: Readonly<Record<string, TabDeclaration>> | undefined;
}

/** The same of a detail as its declaration is written, before all that it names is there. */
export const toTabsOutline = ({ tabs, defaultTab }: DetailInput): TabsOutline => ({
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
