import { useId, type CSSProperties, type ReactNode } from 'react';
import type { LandingAttention } from '../../config/schema/runtime/landingPage';
import { formatNumber } from '../../lib/formatNumber';
import { useTranslateText } from '../../i18n/useTranslateText';
import { interpolateText } from '../../i18n/interpolateText';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/page/Link';
import { Skeletons } from '../../ui/feedback/states';
import { Tag } from '../../ui/text/Tag';
import { landingPageTexts } from './texts';

/** Default number of rows in a group. */
export const DEFAULT_GROUP_ROWS = 5;

interface AttentionSectionProps {
  group: LandingAttention;
  /** Number of items; undefined if unknown. */
  count?: number | undefined;
  /** Replaces the link to all items. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Group of items that need attention: name, count, and a reserved height, so that nothing jumps. */
export function AttentionSection({ group, count, aside, children }: AttentionSectionProps) {
  const id = useId();
  const label = useTranslateText()(group.label);
  const { show = DEFAULT_GROUP_ROWS, icon, tone, all } = group;
  return (
    <section aria-labelledby={id} className="attention-group" style={{ '--rows': show } as CSSProperties}>
      <header>
        {icon !== undefined && <Icon name={icon} size={16} />}
        <h3 id={id}>{label}</h3>
        {count !== undefined && count > 0 && <Tag tone={tone}>{formatNumber(count)}</Tag>}
        {all === undefined ? (
          aside
        ) : (
          <Link to={all} aria-label={interpolateText(landingPageTexts.allOf, { name: label })}>
            {landingPageTexts.all}
          </Link>
        )}
      </header>
      <div className="attention-body">{children ?? <Skeletons lines={show} />}</div>
    </section>
  );
}
