import type { RaRecord } from 'ra-core';
import type { Detail, Field, TabContent } from '../../config/types';
import { isEmpty } from '../../config/values/isEmpty';
import { readValue } from '../../fields/core/readValue';
import type { FilterVisibleTabs } from '../../show/tabs/useVisibleTabs';

/**
 * Returns the fields that the first tab of a record shows besides those of its header: values that the record has, without
 * calls of their own. None while it is unknown whether a tab or block is visible.
 */
export function getPeekFields(
  { header, tabs }: Detail,
  record: RaRecord,
  filterVisible: FilterVisibleTabs,
): Field[] {
  const collectFields = ({ content, comingSoon }: TabContent): readonly Field[] => {
    if (comingSoon !== null) return [];
    if (content.kind === 'fields') return content.fields;
    return content.kind === 'blocks'
      ? (filterVisible(content.blocks, record)?.flatMap(collectFields) ?? [])
      : [];
  };
  const firstTab = filterVisible(tabs, record)?.[0];
  const names = new Set(header.map(({ name }) => name));
  return (firstTab ? collectFields(firstTab) : []).filter((field) => {
    const isNew = !names.has(field.name) && field.call === null && !isEmpty(readValue(field, record));
    names.add(field.name);
    return isNew;
  });
}
