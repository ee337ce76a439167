import { fillText } from '../../i18n/fillText';
import { formatNumber } from '../../lib/numbers';
import { Button } from '../../ui/Button';
import { listTexts } from './texts';
import type { ReadAll } from './useReadAll';

/** How many rows of all are read, and the button that stops it; nothing while one page is enough. */
export function ReadProgress({ reading: { progress, stop } }: { reading: ReadAll }) {
  if (!progress) return null;
  const { read, total } = progress;
  const text = total === undefined ? listTexts.reading_open : listTexts.reading;
  return (
    <span className="list-reading">
      <span role="status">{fillText(text, { read: number(read), total: number(total ?? 0) })}</span>
      <Button variant="quiet" small onClick={stop}>
        {listTexts.stop}
      </Button>
    </span>
  );
}

const number = (value: number): string => formatNumber(value) ?? String(value);
