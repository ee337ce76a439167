import { interpolateText } from '../../i18n/interpolateText';
import { formatNumber } from '../../lib/formatNumber';
import { Button } from '../../ui/button/Button';
import { listTexts } from '../texts';
import type { ReadAllRows } from '../data/useReadAllRows';

/** Progress of reading all rows, with a stop button; renders nothing if one page is enough. */
export function ReadProgress({ readAll: { progress, stop } }: { readAll: ReadAllRows }) {
  if (!progress) return null;
  const { read, total } = progress;
  const text = total === undefined ? listTexts.reading_open : listTexts.reading;
  return (
    <span className="list-reading">
      <span role="status">
        {interpolateText(text, { read: formatCount(read), total: formatCount(total ?? 0) })}
      </span>
      <Button variant="quiet" small onClick={stop}>
        {listTexts.stop}
      </Button>
    </span>
  );
}

const formatCount = (value: number): string => formatNumber(value) ?? String(value);
