import type { RaRecord } from 'ra-core';
import { evaluate } from '../../config/conditions/evaluate';
import type { AccessRule, Detail, Field, TabContent } from '../../config/types';
import { isEmpty } from '../../config/values/isEmpty';
import { readValue } from '../../fields/core/readValue';

/**
 * Returns the fields that the first tab of a record shows besides those of its header: values that the record has, without
 * calls of their own.
 */
export function getPeekFields(
  { header, tabs }: Detail,
  record: RaRecord,
  canAccess: (rule: AccessRule) => boolean,
): Field[] {
  const isVisible = ({ access, visibleWhen, comingSoon }: TabContent): boolean =>
    canAccess(access) && comingSoon === null && (visibleWhen === null || evaluate(visibleWhen, record));
  const collectFields = ({ content }: TabContent): readonly Field[] => {
    if (content.kind === 'fields') return content.fields;
    return content.kind === 'blocks' ? content.blocks.filter(isVisible).flatMap(collectFields) : [];
  };
  const shownNames = new Set(header.map(({ name }) => name));
  return tabs
    .filter(isVisible)
    .slice(0, 1)
    .flatMap(collectFields)
    .filter((field) => {
      const isNew = !shownNames.has(field.name) && field.call === null && !isEmpty(readValue(field, record));
      shownNames.add(field.name);
      return isNew;
    });
}
