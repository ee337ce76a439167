import { useEffect, useRef, useState } from 'react';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { age } from '../../lib/age';
import { useNow } from '../../lib/useNow';
import { formatNumber } from '../../lib/numbers';
import { Button } from '../../ui/Button';
import { useLogFailure } from '../../ui/useLogFailure';
import { useShownList } from './ListContext';
import './readState.css';
import { readStateTexts as texts } from './readStateTexts';
import type { Rows } from './rows';

/** How old the rows are of a list that is read again by itself, and that there may be more of one that looks at a page. */
export default function ReadState({ rows }: { rows: Rows }) {
  const { list } = useShownList();
  const { lookedAt } = rows;
  return (
    <div className="list-read">
      {lookedAt && (
        <span>
          {fillText(lookedAt.total === undefined ? texts.part_open : texts.part, {
            read: number(lookedAt.read),
            total: number(lookedAt.total ?? 0),
          })}
        </span>
      )}
      {list.refresh !== null && rows.readAt !== undefined && <Age rows={rows} readAt={rows.readAt} />}
    </div>
  );
}

const number = (value: number): string => formatNumber(value) ?? String(value);

function Age({ rows, readAt }: { rows: Rows; readAt: number }) {
  const { list } = useShownList();
  const passed = Math.max(0, Math.floor((useNow(LOOK) - readAt) / MINUTE));
  const { error } = rows;
  const t = useText();
  useLogFirst(t(list.error), error);
  const words = { age: age(readAt / 1000, (readAt + passed * MINUTE) / 1000) };
  if (error === null) return <span>{passed === 0 ? texts.read_now : fillText(texts.read, words)}</span>;
  return (
    <>
      <span role="alert" className="list-read-old">
        {passed === 0 ? texts.old_now : fillText(texts.old, words)}
      </span>
      <Button small variant="quiet" busy={rows.isFetching} onClick={rows.refetch}>
        {texts.retry}
      </Button>
    </>
  );
}

/** ms */
const MINUTE = 60_000;
const LOOK = 15_000;

/** Logs the first failure of those that follow each other: each is said on the screen as long as it lasts. */
function useLogFirst(text: string, error: Error | null): void {
  const isFailing = useRef(false);
  const [first, setFirst] = useState<Error | null>(null);
  useEffect(() => {
    if (error !== null && !isFailing.current) setFirst(error);
    isFailing.current = error !== null;
  }, [error]);
  useLogFailure(text, first);
}
