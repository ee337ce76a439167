import { preloadable, type Preloadable } from '../../lib/preloadable';
import type { TabProps } from '../../parts/types';
import type { OpenedDetail, OpenedTab } from './openedTabs';

const form = preloadable(() => import('./TabFormView'));
/** A form as a tab, and with it all that forms are made of. */
export const TabFormView = form.Component;

type CodedTab = (id: string) => Preloadable<TabProps> | undefined;

/**
 * Loads the code of the tab that the page of a record opens with, where its conditions allow it; settles once it is there,
 * or did not come.
 *
 * @param keys What an address says after the record: the tab, the tab in it. Without them those that it leads to.
 */
export async function preloadTab(
  detail: OpenedDetail | null,
  coded: CodedTab,
  [tab, subTab]: readonly (string | undefined)[] = [],
): Promise<void> {
  if (!detail) return;
  const open = named(detail.tabs, tab) ?? named(detail.tabs, detail.defaultTab) ?? detail.tabs[0];
  if (open) await Promise.all(codeOf(open, coded, subTab));
}

const named = (tabs: readonly OpenedTab[], key: string | null | undefined): OpenedTab | undefined =>
  tabs.find((tab) => tab.key === key);

function codeOf({ content }: OpenedTab, coded: CodedTab, subTab?: string): Promise<void>[] {
  switch (content.kind) {
    case 'custom':
      return [coded(content.id)?.preload() ?? Promise.resolve()];
    case 'form':
      return [form.preload()];
    case 'blocks':
      return content.blocks.flatMap((block) => codeOf(block, coded));
    case 'tabs': {
      const inner = named(content.tabs, subTab) ?? content.tabs[0];
      return inner ? codeOf(inner, coded) : [];
    }
    default:
      return [];
  }
}
