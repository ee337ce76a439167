import { useState } from 'react';
import type { LandingAttention } from '../../config/schema/runtime/landingPage';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { formatRelativeTime } from '../../lib/date/formatRelativeTime';
import { formatDateTime } from '../../lib/date/dateFormat';
import { useNow } from '../../lib/date/useNow';
import { formatNumber } from '../../lib/formatNumber';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/page/Link';
import { QueryError } from '../../ui/feedback/QueryError';
import { AttentionSection, DEFAULT_GROUP_ROWS } from './AttentionSection';
import type { AttentionQuery } from './attentionItems';
import { landingPageTexts } from './texts';

interface AttentionGroupProps {
  group: LandingAttention;
  query: AttentionQuery;
}

/** First items of a group, each a link to its record with its age; or an empty state. */
export function AttentionGroup({ group, query: { data, error, refetch } }: AttentionGroupProps) {
  const name = useTranslateText()(group.label);
  const now = useNow() / 1000;
  const [isExpanded, setExpanded] = useState(false);
  if (error)
    return (
      <AttentionSection group={group}>
        <QueryError
          text={interpolateText(landingPageTexts.failed, { name })}
          error={error}
          onRetry={refetch}
        />
      </AttentionSection>
    );
  if (!data) return <AttentionSection group={group} />;
  const { items, count } = data;
  const { show = DEFAULT_GROUP_ROWS } = group;
  const expandButton = items.length > show && (
    <Button small aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
      {isExpanded
        ? landingPageTexts.showFew
        : interpolateText(landingPageTexts.showAll, { count: formatNumber(items.length) ?? '' })}
    </Button>
  );
  return (
    <AttentionSection group={group} count={count} aside={expandButton}>
      {items.length === 0 ? (
        <p className="attention-none muted">
          <Icon name="check" size={16} />
          <span>{` ${landingPageTexts.nothing}`}</span>
        </p>
      ) : (
        <ul
          className={isExpanded ? 'is-whole' : undefined}
          aria-label={name}
          tabIndex={isExpanded ? 0 : undefined}
        >
          {(isExpanded ? items : items.slice(0, show)).map((item, index) => (
            <li key={index}>
              {item.to === undefined ? <span>{item.name}</span> : <Link to={item.to}>{item.name}</Link>}
              {item.since !== undefined && (
                <span className="muted" title={formatDateTime(item.since)}>
                  {formatRelativeTime(item.since, now)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </AttentionSection>
  );
}
