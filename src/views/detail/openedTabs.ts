import type { DetailInput } from '../../config/schema/detail';

/** Of a detail what tells the code that its tabs are made of. */
export interface OpenedDetail {
  tabs: readonly OpenedTab[];
  defaultTab: string | null;
}

export interface OpenedTab {
  key: string;
  content:
    | { kind: 'custom'; id: string }
    | { kind: 'blocks'; blocks: readonly OpenedTab[] }
    | { kind: 'tabs'; tabs: readonly OpenedTab[] }
    | { kind: 'form' | 'fields' | 'list' | 'notice' | 'panel' };
}

/** A tab as its declaration says it. */
interface Written {
  tab?: string | undefined;
  form?: object | undefined;
  blocks?: readonly Written[] | undefined;
  tabs?: Readonly<Record<string, Written>> | undefined;
}

/** The same of a detail as its declaration is written, before all that it names is there. */
export const writtenDetail = ({ tabs, defaultTab }: DetailInput): OpenedDetail => ({
  tabs: tabsOf(tabs),
  defaultTab: defaultTab ?? null,
});

const tabsOf = (tabs: Readonly<Record<string, Written>>): OpenedTab[] =>
  Object.entries(tabs).map(([key, tab]) => ({ key, content: contentOf(tab) }));

function contentOf({ tab, form, blocks, tabs }: Written): OpenedTab['content'] {
  if (tab !== undefined) return { kind: 'custom', id: tab };
  if (blocks) return { kind: 'blocks', blocks: tabsOf(Object.fromEntries(blocks.entries())) };
  if (tabs) return { kind: 'tabs', tabs: tabsOf(tabs) };
  return { kind: form ? 'form' : 'fields' };
}
