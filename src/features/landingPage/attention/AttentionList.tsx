import { FieldValue } from '../../../fields/core/FieldValue';
import { formatShortAge } from '../../../lib/date/formatShortAge';
import { formatDateTime } from '../../../lib/date/dateFormat';
import { useNow } from '../../../lib/date/useNow';
import { Link } from '../../../ui/page/Link';
import type { AttentionItem } from './attention';

interface AttentionListProps {
  /** Label for screen readers. */
  label: string;
  items: readonly AttentionItem[];
}

/** Items, each a link to its record with its age. */
export function AttentionList({ label, items }: AttentionListProps) {
  const now = useNow() / 1000;
  return (
    <ul aria-label={label}>
      {items.map(({ name, below, belowValue, to, since }, index) => (
        <li key={index}>
          <div className="attention-name">
            {to === undefined ? (
              <span title={name}>{name}</span>
            ) : (
              <Link to={to} title={name}>
                {name}
              </Link>
            )}
            {below !== '' && (
              <small className="field-line" title={below}>
                {belowValue ? <FieldValue {...belowValue} place="cell" /> : below}
              </small>
            )}
          </div>
          {since !== undefined && (
            <span className="muted" title={formatDateTime(since)}>
              {formatShortAge(since, now)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
