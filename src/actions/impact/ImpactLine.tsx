import { decodeRecord } from '../../../dataProvider';
import { recordTitle } from '../../fields/titles/recordTitle';
import { shellTexts } from '../../i18n/messages/shell';
import { globalTexts } from '../../i18n/messages/global';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { formatNumber } from '../../lib/formatNumber';
import { isPlainObject } from '../../lib/json';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/page/Link';
import type { ActionTarget } from '../actionTarget';
import { BlockerAction } from '../blockers/BlockerAction';
import type { ImpactCount } from './impactCount';
import { impactTexts as texts } from './texts';
import { isNone, type ImpactResult } from './useImpactResults';

type Args = Readonly<Record<string, string | number>>;

interface ImpactLineProps {
  count: ImpactCount;
  result: ImpactResult;
  /** Values of the placeholders of texts. */
  args: Args;
  /** Target of the action: the counted rows belong to its record. */
  target: ActionTarget;
  onClose: () => void;
}

/** One counted thing: its number in a sentence with a link, or why there is none. Nothing for 0. */
export function ImpactLine({ count, result, args, target, onClose }: ImpactLineProps) {
  const t = useTranslateText();
  const label = t(count.label);
  if (result.kind === 'loading')
    return (
      <li>
        <span className="skeleton impact-skeleton" aria-hidden />
      </li>
    );
  if (result.kind === 'failed')
    return (
      <li className="impact-failed">
        <Icon name="alert-triangle" size={16} />
        <span>{interpolateText(texts.failed, { label })}</span>
        <Button small aria-label={interpolateText(texts.recount, { label })} onClick={result.retry}>
          {shellTexts.states.retry}
        </Button>
      </li>
    );
  if (result.kind !== 'counted')
    return label === '' ? null : (
      <li className="muted">
        <Icon name="info" size={16} />
        <span>{interpolateText(texts[result.kind], { label })}</span>
      </li>
    );
  if (isNone(result)) return null;
  const text = describeCount(count, result, label, (declaredText, values) =>
    t(declaredText, { ...args, ...values }),
  );
  return (
    <li>
      <Icon name="alert" size={16} />
      <div>
        {count.link ? (
          <Link to={count.link} onClick={onClose}>
            {text}
          </Link>
        ) : (
          <span>{text}</span>
        )}
        {count.resolveAction && result.rows.length > 0 && (
          <CountedRows count={count} rows={result.rows} target={target} />
        )}
      </div>
    </li>
  );
}

function describeCount(
  { text }: ImpactCount,
  { number, readOf, countedOf }: Extract<ImpactResult, { kind: 'counted' }>,
  label: string,
  t: (text: string, args: Args) => string,
): string {
  const formattedNumber = formatNumber(number) ?? '';
  const sentence =
    text === null
      ? interpolateText(texts.counted, { label, count: formattedNumber })
      : // The singular is chosen by the number 1 itself.
        t(text, { smart_count: number === 1 ? 1 : formattedNumber });
  const described = readOf ? addReadRows(sentence, readOf) : sentence;
  return countedOf
    ? interpolateText(texts.counted_of, {
        text: described,
        counted: formatNumber(countedOf.counted) ?? '',
        total: formatNumber(countedOf.total) ?? '',
      })
    : described;
}

/** Adds to a sentence how many rows were read. */
function addReadRows(text: string, { read, total }: { read: number; total: number | undefined }): string {
  const args = { text, read: formatNumber(read) ?? '' };
  return total === undefined
    ? interpolateText(texts.read_start, args)
    : interpolateText(texts.read_part, { ...args, total: formatNumber(total) ?? '' });
}

const MAX_ROWS = 20;

interface CountedRowsProps extends Pick<ImpactLineProps, 'target'> {
  count: ImpactCount;
  rows: readonly unknown[];
}

/** The counted rows by name, each with the action that removes it. */
function CountedRows({ count: { rowResource, resolveAction }, rows, target }: CountedRowsProps) {
  const t = useTranslateText();
  const entries = rows
    .filter(isPlainObject)
    .slice(0, MAX_ROWS)
    .map((row) => decodeRecord(row));
  return (
    <details className="impact-rows">
      <summary>{texts.rows}</summary>
      <ul className="plain-list blocked-list">
        {entries.map((entry, index) => {
          const name = (rowResource && recordTitle(rowResource, entry, t)) || globalTexts.unknown;
          return (
            <li key={entry.id || index}>
              <span className="blocked-entry">
                <span>{name}</span>
                {resolveAction && (
                  <BlockerAction actionRef={resolveAction} entry={entry} name={name} target={target} />
                )}
              </span>
            </li>
          );
        })}
        {rows.length > MAX_ROWS && (
          <li>{interpolateText(texts.more, { count: formatNumber(rows.length - MAX_ROWS) ?? '' })}</li>
        )}
      </ul>
    </details>
  );
}
