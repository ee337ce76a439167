import type { RaRecord } from 'ra-core';
import type { Detail, Field, TabContent } from '../../config/types';
import { isEmpty } from '../../config/values/isEmpty';
import { readValue } from '../../fields/core/readValue';
import type { FilterVisibleTabs } from '../../show/tabs/useVisibleTabs';

/** Fields of a quick view besides those of the header. */
export interface PeekFields {
  /** A long text that is the whole first block of the first tab: it comes before the facts. */
  lead: Field | undefined;
  facts: Field[];
}

/**
 * Returns the fields that the first tab of a record shows besides those of its header: values that the record has, without
 * calls of their own. None while it is unknown whether a tab or block is visible.
 */
export function getPeekFields(
  { header, tabs }: Detail,
  record: RaRecord,
  filterVisible: FilterVisibleTabs,
): PeekFields {
  const collectFields = ({ content, comingSoon }: TabContent): readonly Field[] => {
    if (comingSoon !== null) return [];
    if (content.kind === 'fields') return content.fields;
    return content.kind === 'blocks'
      ? (filterVisible([...content.blocks, ...content.asideBlocks], record)?.flatMap(collectFields) ?? [])
      : [];
  };
  const firstTab = filterVisible(tabs, record)?.[0];
  const names = new Set(header.map(({ name }) => name));
  const fields = (firstTab ? collectFields(firstTab) : []).filter((field) => {
    const isNew = !names.has(field.name) && field.call === null && !isEmpty(readValue(field, record));
    names.add(field.name);
    return isNew;
  });
  const block = firstTab?.content.kind === 'blocks' ? firstTab.content.blocks[0] : undefined;
  const [lead, ...others] = block?.content.kind === 'fields' ? block.content.fields : [];
  const hasLead = lead?.type === 'longText' && others.length === 0 && lead === fields[0];
  return hasLead ? { lead, facts: fields.slice(1) } : { lead: undefined, facts: fields };
}
