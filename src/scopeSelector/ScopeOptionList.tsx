import type { RaRecord } from 'ra-core';
import { FieldValue } from '../fields/core/FieldValue';
import { RecordTile } from '../fields/titles/RecordTile';
import { useTranslateText } from '../i18n/useTranslateText';
import { useGetRecordTitle, useGetSecondaryText, useResources } from '../queries/console/consoleHooks';
import { Icon } from '../ui/icon/Icon';
import { Link } from '../ui/page/Link';
import type { ScopeLevel } from './scopeLevels';
import { useScopeOptions } from './useScopeOptions';

interface ScopeOptionListProps {
  levels: readonly ScopeLevel[];
  /** The first level without a selection. */
  level: ScopeLevel;
  /** Ids selected above, in level order. */
  ids: readonly string[];
  records: readonly RaRecord[];
  title: string;
  text: string | undefined;
  buildPath: (id: string) => string;
  onSelect: (ids: readonly string[]) => void;
}

/** The options of the first missing level as rows of links, as its select has them without a search. */
export function ScopeOptionList(props: ScopeOptionListProps) {
  const { levels, level, ids, records, title, text, buildPath, onSelect } = props;
  return (
    <section className="scope-list" aria-label={title}>
      <h2>{title}</h2>
      {text !== undefined && <p className="muted">{text}</p>}
      <ul className="card">
        {records.map((record) => (
          <li key={record.id}>
            <ScopeOptionLink
              {...{ levels, level, ids, record }}
              to={buildPath(String(record.id))}
              onClick={() => onSelect([...ids, String(record.id)])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScopeOptionLinkProps extends Pick<ScopeOptionListProps, 'levels' | 'level' | 'ids'> {
  record: RaRecord;
  to: string;
  onClick: () => void;
}

/** Drawing, title and second line of an option. It is grey if nothing is below it, as far as that was read before. */
function ScopeOptionLink({ levels, level, ids, record, to, onClick }: ScopeOptionLinkProps) {
  const t = useTranslateText();
  const resource = useResources().get(level.resource);
  const title = useGetRecordTitle()(level.resource, record, []) || String(record.id);
  const secondaryText = useGetSecondaryText()(level.resource, record, title);
  const nextLevel = levels[ids.length + 1];
  // Sends no request.
  const { isEmpty } = useScopeOptions(levels, [...ids, String(record.id)], ids.length + 1, {
    enabled: false,
  });
  const detail = isEmpty && nextLevel ? t(nextLevel.empty) : secondaryText;
  return (
    <Link to={to} onClick={onClick} className={isEmpty ? 'scope-option is-empty' : 'scope-option'}>
      {resource ? <RecordTile resource={resource} record={record} /> : <span />}
      <span className="scope-option-text">
        <span>{title}</span>
        {level.below ? (
          <small>
            <FieldValue field={level.below} record={record} place="cell" />
          </small>
        ) : (
          detail && <small>{detail}</small>
        )}
      </span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
