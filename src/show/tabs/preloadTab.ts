import { lazyWithPreload, type PreloadableComponent } from '../../lib/lazy/lazyWithPreload';
import type { TabExtensionProps } from '../../extensions/types';
import type { TabsOutline, TabOutline } from './tabsOutline';

const tabForm = lazyWithPreload(() => import('./TabFormView'));
/** A form as a tab; its chunk includes the code of forms. */
export const LazyTabFormView = tabForm.Component;

type FindTabExtension = (id: string) => PreloadableComponent<TabExtensionProps> | undefined;

/**
 * Preloads the code of the tab that a record's page opens with, if its conditions allow it. Resolves when the code has
 * loaded or failed to load.
 *
 * @param keys Path segments after the record: tab and sub-tab. Default: the ones that the page redirects to.
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
