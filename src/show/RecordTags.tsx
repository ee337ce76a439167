import type { RaRecord } from 'ra-core';
import { evaluate } from '../config/conditions/evaluate';
import type { Detail } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { useCanAccess } from '../session/access/useCanAccess';
import { Tag } from '../ui/text/Tag';

interface RecordTagsProps {
  tags: Detail['tags'];
  record: RaRecord;
}

/** Tags of a record whose condition holds, as far as the user may see them. */
export function RecordTags({ tags, record }: RecordTagsProps) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  return tags
    .filter((tag) => canAccess(tag.access) && evaluate(tag.when, record))
    .map((tag) => (
      <Tag key={tag.text} tone={tag.tone}>
        {t(tag.text)}
      </Tag>
    ));
}
