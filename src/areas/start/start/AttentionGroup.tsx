import { useState } from 'react';
import type { StartAttention } from '../../../config/schema/startPage';
import { fillText } from '../../../i18n/fillText';
import { useText } from '../../../i18n/useText';
import { age } from '../../../lib/age';
import { formatDateTime } from '../../../lib/dates';
import { useNow } from '../../../lib/useNow';
import { formatNumber } from '../../../lib/numbers';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { ReadFailed } from '../../../ui/ReadFailed';
import { AttentionFrame, ROWS } from './AttentionFrame';
import type { AttentionReading } from './attentionRows';
import { texts } from './texts';

interface AttentionGroupProps {
  one: StartAttention;
  reading: AttentionReading;
}

/** The first rows of what needs attention, each a way to its record, with its age; or that there is nothing. */
export function AttentionGroup({ one, reading: { data, error, retry } }: AttentionGroupProps) {
  const name = useText()(one.label);
  const now = useNow() / 1000;
  const [isWhole, setWhole] = useState(false);
  if (error)
    return (
      <AttentionFrame one={one}>
        <ReadFailed text={fillText(texts.failed, { name })} error={error} onRetry={retry} />
      </AttentionFrame>
    );
  if (!data) return <AttentionFrame one={one} />;
  const { items, count } = data;
  const { show = ROWS } = one;
  const more = items.length > show && (
    <Button small aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {isWhole ? texts.showFew : fillText(texts.showAll, { count: formatNumber(items.length) ?? '' })}
    </Button>
  );
  return (
    <AttentionFrame one={one} count={count} aside={more}>
      {items.length === 0 ? (
        <p className="attention-none muted">
          <Icon name="check" size={16} />
          <span>{` ${texts.nothing}`}</span>
        </p>
      ) : (
        <ul className={isWhole ? 'is-whole' : undefined} aria-label={name} tabIndex={isWhole ? 0 : undefined}>
          {(isWhole ? items : items.slice(0, show)).map((item, at) => (
            <li key={at}>
              {item.to === undefined ? <span>{item.name}</span> : <Link to={item.to}>{item.name}</Link>}
              {item.since !== undefined && (
                <span className="muted" title={formatDateTime(item.since)}>
                  {age(item.since, now)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </AttentionFrame>
  );
}
