import { useId, type CSSProperties, type ReactNode } from 'react';
import type { StartAttention } from '../../../config/schema/startPage';
import { formatNumber } from '../../../lib/numbers';
import { useText } from '../../../i18n/useText';
import { fillText } from '../../../i18n/fillText';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Skeletons } from '../../../ui/states';
import { Tag } from '../../../ui/Tag';
import { texts } from './texts';

/** Rows of a group where nothing is declared. */
export const ROWS = 5;

interface AttentionFrameProps {
  one: StartAttention;
  /** How many there are; undefined while nobody knows. */
  count?: number | undefined;
  /** In the place of the way to all of them. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A group of what needs attention: its name, how many, and as much room as its rows take, so that nothing jumps. */
export function AttentionFrame({ one, count, aside, children }: AttentionFrameProps) {
  const id = useId();
  const label = useText()(one.label);
  const { show = ROWS, icon, tone, all } = one;
  return (
    <section aria-labelledby={id} className="attention-group" style={{ '--rows': show } as CSSProperties}>
      <header>
        {icon !== undefined && <Icon name={icon} size={16} />}
        <h3 id={id}>{label}</h3>
        {count !== undefined && count > 0 && <Tag tone={tone}>{formatNumber(count)}</Tag>}
        {all === undefined ? (
          aside
        ) : (
          <Link to={all} aria-label={fillText(texts.allOf, { name: label })}>
            {texts.all}
          </Link>
        )}
      </header>
      <div className="attention-body">{children ?? <Skeletons lines={show} />}</div>
    </section>
  );
}
