import { capitalise } from '../../../lib/capitalise';
import { fillTextTemplate } from '../../../../dataProvider';
import type { LandingGroupBy } from '../../../config/schema/runtime/landingPage';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { formatShortAge } from '../../../lib/date/formatShortAge';
import { formatDateTime } from '../../../lib/date/dateFormat';
import { useNow } from '../../../lib/date/useNow';
import { formatNumber } from '../../../lib/formatNumber';
import { fillConsolePath } from '../../../queries/record/fillConsolePath';
import { Link } from '../../../ui/page/Link';
import { Skeletons } from '../../../ui/feedback/states';
import type { ItemGroup } from './attention';
import { attentionTexts } from './attentionTexts';
import { useGroupRecords } from './useGroupRecords';

interface AttentionTableProps {
  /** Label for screen readers. */
  label: string;
  groups: readonly ItemGroup[];
  groupBy: LandingGroupBy;
}

/** Maximum number of codes in a cell, the most frequent ones; a number stands for the others, and the tooltip names all. */
const MAX_CODES = 3;

/** Groups of items, each a link to its own list: name, number of items, counts of codes, age of the latest item. */
export function AttentionTable({ label, groups, groupBy }: AttentionTableProps) {
  const t = useTranslateText();
  const now = useNow() / 1000;
  const { resource, records, isPending, getName } = useGroupRecords(groupBy);
  if (isPending) return <Skeletons lines={groups.length} />;
  const { below = '', to, noGroup, countLabel, sinceLabel, tally } = groupBy;
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{resource ? capitalise(t(resource.label.one)) : attentionTexts.group}</th>
          <th scope="col">{t(countLabel)}</th>
          {tally && (
            <th scope="col" className="attention-tally">
              {t(tally.label)}
            </th>
          )}
          <th scope="col">{t(sinceLabel)}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, count, since, tally: codes }) => {
          const path = id === undefined ? undefined : fillConsolePath(to, { id });
          const name = id === undefined ? t(noGroup) : getName(id);
          const secondLine = id === undefined ? '' : fillTextTemplate(below, records.get(id) ?? {});
          const codeTexts = codes.map((entry) =>
            interpolateText(attentionTexts.tallyPart, {
              name: t(tally?.values[entry.code] ?? entry.code),
              count: formatNumber(entry.count) ?? '',
            }),
          );
          return (
            <tr key={id ?? ''}>
              <th scope="row">
                <div className="attention-name">
                  {path === undefined ? (
                    <span title={name}>{name}</span>
                  ) : (
                    <Link to={path} title={name}>
                      {name}
                    </Link>
                  )}
                  {secondLine !== '' && <small title={secondLine}>{secondLine}</small>}
                </div>
              </th>
              <td>{formatNumber(count)}</td>
              {tally && (
                <td className="attention-tally muted" title={codeTexts.join(' · ')}>
                  <span className="attention-codes">
                    <span>{codeTexts.slice(0, MAX_CODES).join(' · ')}</span>
                    {codeTexts.length > MAX_CODES && <span>{`+${codeTexts.length - MAX_CODES}`}</span>}
                  </span>
                </td>
              )}
              <td className="muted" title={formatDateTime(since)}>
                {since === undefined ? '' : formatShortAge(since, now)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
