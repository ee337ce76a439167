import { useId, type CSSProperties, type ReactNode, type Ref } from 'react';
import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { formatNumber } from '../../../lib/formatNumber';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { Icon } from '../../../ui/icon/Icon';
import { Skeletons } from '../../../ui/feedback/states';
import { Tag } from '../../../ui/text/Tag';
import { useShownRows } from './useShownRows';

interface AttentionSectionProps {
  group: LandingAttention;
  /** Replaces the label of the group. */
  title?: string | undefined;
  /** Heading, to move the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
  /** Number of items; undefined if unknown. */
  count?: number | undefined;
  /** Link or button to the other items. */
  aside?: ReactNode;
  /** True: all rows, up to twice the height. Default false. */
  isExpanded?: boolean;
  children?: ReactNode;
}

/** Card of items that need attention: name, count, and a reserved height, so that nothing jumps. */
export function AttentionSection(props: AttentionSectionProps) {
  const { group, title, ref, count, aside, isExpanded = false, children } = props;
  const id = useId();
  const label = useTranslateText()(group.label);
  const { icon, tone, below, groupBy } = group;
  const show = useShownRows(group);
  const classes = ['card', 'attention-group', groupBy && 'has-groups', (groupBy ?? below) && 'has-two-lines'];
  return (
    <section
      aria-labelledby={id}
      className={classes.filter(Boolean).join(' ')}
      style={{ '--rows': show } as CSSProperties}
    >
      <header>
        {icon !== undefined && <Icon name={icon} size={16} />}
        <h3 id={id} ref={ref} tabIndex={-1}>
          {title ?? label}
        </h3>
        {count !== undefined && count > 0 && <Tag tone={tone}>{formatNumber(count)}</Tag>}
        {aside}
      </header>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        className={isExpanded ? 'attention-body is-whole' : 'attention-body'}
        tabIndex={isExpanded ? 0 : undefined}
      >
        {children ?? <Skeletons lines={show} />}
      </div>
    </section>
  );
}
