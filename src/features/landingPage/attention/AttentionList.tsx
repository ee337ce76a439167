import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { FieldValue } from '../../../fields/core/FieldValue';
import { formatShortAge } from '../../../lib/date/formatShortAge';
import { formatDateTime } from '../../../lib/date/dateFormat';
import { useNow } from '../../../lib/date/useNow';
import { capitalise } from '../../../lib/capitalise';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useResources } from '../../../queries/console/consoleHooks';
import { Link } from '../../../ui/page/Link';
import type { AttentionItem } from './attention';

interface AttentionListProps {
  group: LandingAttention;
  /** Label for screen readers. */
  label: string;
  items: readonly AttentionItem[];
}

/** Items, each a link to its record with its age, below a head as high as that of a table beside it. */
export function AttentionList({ group, label, items }: AttentionListProps) {
  const t = useTranslateText();
  const resource = useResources().get(group.resource ?? '');
  const sinceField = group.since === undefined ? undefined : resource?.fields[group.since];
  const now = useNow() / 1000;
  return (
    <>
      {/* Columns for the eye: each item says by itself what it is. */}
      <p className="attention-head" aria-hidden="true">
        <span>{resource && capitalise(t(resource.label.one))}</span>
        <span>{sinceField && t(sinceField.label)}</span>
      </p>
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
    </>
  );
}
