import type { AccessRule, Condition, Detail, List, TabContent } from '../../config/types';

/** A list in a tab of a record's page. */
export interface RelatedList {
  /** Name of the tab. */
  tab: string;
  /** Path of the tab below the record: a tab in a tab has two segments. */
  path: string;
  label: string;
  list: List;
  /** Access rules of the tabs and blocks around the list, which all have to allow the user. */
  access: readonly AccessRule[];
  /** Conditions of these tabs and blocks over the record. */
  visibleWhen: readonly Condition[];
}

/** Returns the lists in the tabs of a record's page, those in blocks and inner tabs included, in their order. */
export const listRelatedLists = (detail: Detail | null): RelatedList[] =>
  (detail?.tabs ?? []).flatMap((tab) =>
    listLists(tab, { tab: tab.key, path: tab.key, access: [], visibleWhen: [] }),
  );

function listLists(content: TabContent, outer: Omit<RelatedList, 'label' | 'list'>): RelatedList[] {
  const place = {
    ...outer,
    access: [...outer.access, content.access],
    visibleWhen: [...outer.visibleWhen, ...(content.visibleWhen ? [content.visibleWhen] : [])],
  };
  switch (content.content.kind) {
    case 'list':
      return [{ ...place, label: content.label, list: content.content.list }];
    case 'blocks':
      return [...content.content.blocks, ...content.content.asideBlocks].flatMap((block) =>
        listLists(block, place),
      );
    case 'tabs':
      return content.content.tabs.flatMap((tab) =>
        listLists(tab, { ...place, path: `${place.path}/${tab.key}` }),
      );
    default:
      return [];
  }
}
