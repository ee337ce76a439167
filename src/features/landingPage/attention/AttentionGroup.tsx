import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { isHiddenPage } from '../../../lib/url/hiddenPages';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber } from '../../../lib/formatNumber';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useShareMenuCount } from '../../../queries/console/useShareMenuCount';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { Link } from '../../../ui/page/Link';
import { QueryError } from '../../../ui/feedback/QueryError';
import { useGroupChanges, useReportAttention } from '../changes/ChangesContext';
import { ChangedItems } from '../changes/ChangedItems';
import { CHANGES_PARAM } from '../changes/changeText';
import { AttentionList } from './AttentionList';
import { AttentionSection } from './AttentionSection';
import { AttentionTable } from './AttentionTable';
import type { AttentionQuery } from './attentionItems';
import { attentionTexts } from './attentionTexts';
import { useShownRows } from './useShownRows';

interface AttentionGroupProps {
  group: LandingAttention;
  /** Place in the page: "0-1". */
  groupId: string;
  query: AttentionQuery;
}

/** First items of a group, or those that changed since the last visit; an empty state without any. */
export function AttentionGroup({ group, groupId, query: { data, error, refetch } }: AttentionGroupProps) {
  const name = useTranslateText()(group.label);
  const [isExpanded, setExpanded] = useState(false);
  const [searchParams] = useSearchParams();
  useReportAttention(groupId, group, error ? undefined : data);
  useShareMenuCount(
    group.menuCount && group.resource,
    error || data?.count === undefined
      ? undefined
      : {
          count: data.count > 0 ? (formatNumber(data.count) ?? '') : '',
          label: name,
          isFailure: group.tone === 'danger',
        },
  );
  const changes = useGroupChanges(groupId);
  const show = useShownRows(group);
  if (error)
    return (
      <AttentionSection group={group}>
        <QueryError text={interpolateText(attentionTexts.failed, { name })} error={error} onRetry={refetch} />
      </AttentionSection>
    );
  if (!data) return <AttentionSection group={group} />;
  const { items, groups, count } = data;
  const changed = searchParams.get(CHANGES_PARAM);
  for (const kind of ['appeared', 'gone'] as const)
    if (changes && changed === `${groupId}.${kind}` && changes[kind].length > 0)
      return <ChangedItems {...{ group, kind, changes, items }} />;
  const { groupBy } = group;
  const all = group.all !== undefined && isHiddenPage(group.all) ? undefined : group.all;
  const rowCount = (groups ?? items).length;
  const canExpand = all === undefined && rowCount > show;
  const visibleCount = isExpanded ? rowCount : show;
  const text = canExpand && isExpanded ? attentionTexts.fewer : attentionTexts.all;
  const label = interpolateText(attentionTexts.labelOf, { text, name });
  const aside =
    all !== undefined ? (
      <Link to={all} aria-label={label}>
        {text}
      </Link>
    ) : canExpand ? (
      <Button
        variant="bare"
        className="link-button"
        aria-expanded={isExpanded}
        aria-label={label}
        onClick={() => setExpanded(!isExpanded)}
      >
        {text}
      </Button>
    ) : null;
  return (
    <AttentionSection group={group} count={count} aside={aside} isExpanded={canExpand && isExpanded}>
      {items.length === 0 ? (
        <p className="attention-none muted">
          <Icon name="check" size={16} />
          <span>{attentionTexts.nothing}</span>
        </p>
      ) : groups && groupBy ? (
        <AttentionTable label={name} groups={groups.slice(0, visibleCount)} groupBy={groupBy} />
      ) : (
        <AttentionList group={group} label={name} items={items.slice(0, visibleCount)} />
      )}
    </AttentionSection>
  );
}
