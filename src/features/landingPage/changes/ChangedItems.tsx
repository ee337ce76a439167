import { useEffect, useRef } from 'react';
import type { LandingAttention, LandingGroupBy } from '../../../config/schema/runtime/landingPage';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { Link } from '../../../ui/page/Link';
import type { AttentionItem } from '../attention/attention';
import { AttentionList } from '../attention/AttentionList';
import { AttentionSection } from '../attention/AttentionSection';
import { useShownRows } from '../attention/useShownRows';
import { useGroupRecords } from '../attention/useGroupRecords';
import type { GroupChanges } from './ChangesContext';
import { getChangedItems } from './changedItems';
import { formatChange, type ChangeKind } from './changeText';
import { changesTexts } from './changesTexts';

interface ChangedItemsProps {
  group: LandingAttention;
  kind: ChangeKind;
  changes: GroupChanges;
  items: readonly AttentionItem[];
}

/** Items of a group that changed since the last visit, with a link back to all of them. */
export function ChangedItems({ group, kind, changes, items }: ChangedItemsProps) {
  const t = useTranslateText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that leads here stays, and its content changes elsewhere in the page.
  useEffect(() => heading.current?.focus(), [kind]);
  const show = useShownRows(group);
  const title = formatChange(changes, kind, t) ?? t(group.label);
  const changedItems = getChangedItems(changes, kind, items, group);
  return (
    <AttentionSection
      ref={heading}
      group={group}
      title={title}
      aside={<Link to="?">{changesTexts.showAll}</Link>}
      isExpanded={changedItems.length > show}
    >
      {group.groupBy ? (
        <GroupedItems group={group} label={title} items={changedItems} groupBy={group.groupBy} />
      ) : (
        <AttentionList group={group} label={title} items={changedItems} />
      )}
    </AttentionSection>
  );
}

interface GroupedItemsProps {
  group: LandingAttention;
  label: string;
  items: readonly AttentionItem[];
  groupBy: LandingGroupBy;
}

/** Items with the name of their group below. */
function GroupedItems({ group, label, items, groupBy }: GroupedItemsProps) {
  const { getName } = useGroupRecords(groupBy);
  const namedItems = items.map((item) =>
    item.groupId === undefined ? item : { ...item, below: getName(item.groupId), belowValue: undefined },
  );
  return <AttentionList group={group} label={label} items={namedItems} />;
}
