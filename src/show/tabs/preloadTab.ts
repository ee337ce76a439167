import { lazyWithPreload, type PreloadableComponent } from '../../lib/lazy/lazyWithPreload';
import type { TabExtensionProps } from '../../extensions/types';
import type { TabsOutline, TabOutline } from './tabsOutline';

const tabForm = lazyWithPreload(() => import('./TabFormView'));
/** A form as a tab, and with it all that forms are made of. */
export const LazyTabFormView = tabForm.Component;

type FindTabExtension = (id: string) => PreloadableComponent<TabExtensionProps> | undefined;

/**
 * Loads the code of the tab that the page of a record opens with, where its conditions allow it; settles once it is there,
 * or did not come.
 *
 * @param keys What an address says after the record: the tab, the tab in it. Without them those that it leads to.
 */
export async function preloadTab(
  outline: TabsOutline | null,
  findTabExtension: FindTabExtension,
  [tab, subTab]: readonly (string | undefined)[] = [],
): Promise<void> {
  if (!outline) return;
  const openTab = findTab(outline.tabs, tab) ?? findTab(outline.tabs, outline.defaultTab) ?? outline.tabs[0];
  if (openTab) await Promise.all(preloadContent(openTab, findTabExtension, subTab));
}

const findTab = (tabs: readonly TabOutline[], key: string | null | undefined): TabOutline | undefined =>
  tabs.find((tab) => tab.key === key);

function preloadContent(
  { content }: TabOutline,
  findTabExtension: FindTabExtension,
  subTab?: string,
): Promise<void>[] {
  switch (content.kind) {
    case 'custom':
      return [findTabExtension(content.id)?.preload() ?? Promise.resolve()];
    case 'form':
      return [tabForm.preload()];
    case 'blocks':
      return content.blocks.flatMap((block) => preloadContent(block, findTabExtension));
    case 'tabs': {
      const innerTab = findTab(content.tabs, subTab) ?? content.tabs[0];
      return innerTab ? preloadContent(innerTab, findTabExtension) : [];
    }
    default:
      return [];
  }
}
