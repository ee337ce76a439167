import { useState } from 'react';
import { shellTexts } from '../../../i18n/messages/shell';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useListContext } from '../../../list/ListContext';
import type { ListData } from '../../../list/data/listData';
import ListReadStatus from '../../../list/footer/ListReadStatus';
import { listTexts } from '../../../list/texts';
import { Button } from '../../../ui/button/Button';
import { LoadError } from '../../../ui/feedback/LoadError';
import { StayCardItem } from './StayCardItem';
import type { StayColumnOptions } from './options';
import { splitRoomName, type StayCard } from './stayCard';
import { shiftBoardTexts as texts } from './texts';

interface StayColumnBodyProps {
  listData: ListData;
  /** undefined until the stays have loaded. */
  cards: readonly StayCard[] | undefined;
  kind: StayColumnOptions['kind'];
  /** Unix seconds. */
  now: number;
}

/** Number of cards that a column shows first. */
const FIRST_COUNT = 12;
/** Number of cards that stand for those that load. */
const SKELETON_COUNT = 3;

/** Cards of a column, or in their place skeletons, an error with a retry button, one sentence. */
export function StayColumnBody({ listData, cards, kind, now }: StayColumnBodyProps) {
  const { list } = useListContext();
  const t = useTranslateText();
  const { error, isFetching, refetch, partialRead } = listData;
  if (error && !cards && !isFetching)
    return <LoadError text={t(list.error)} error={error} onRetry={refetch} />;
  if (!cards) return <CardSkeletons />;
  return (
    <>
      {cards.length === 0 ? (
        <p className="stay-column-empty">
          {partialRead ? interpolateText(listTexts.none_of_part, { read: partialRead.read }) : t(list.empty)}
        </p>
      ) : (
        <Cards cards={cards} kind={kind} now={now} />
      )}
      {(partialRead !== undefined || error !== null) && <ListReadStatus listData={listData} />}
    </>
  );
}

function Cards({
  cards,
  kind,
  now,
}: Pick<StayColumnBodyProps, 'kind' | 'now'> & { cards: readonly StayCard[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const showsPrefix = new Set(cards.map(({ room }) => splitRoomName(room).prefix)).size > 1;
  const hiddenCount = showsAll ? 0 : cards.length - FIRST_COUNT;
  return (
    <>
      <ul className={showsPrefix ? 'stay-cards with-prefix' : 'stay-cards'}>
        {(hiddenCount > 0 ? cards.slice(0, FIRST_COUNT) : cards).map((card, index) => (
          <StayCardItem key={String(card.record.id)} {...{ card, index, kind, showsPrefix, now }} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button small variant="quiet" onClick={() => setShowsAll(true)}>
          {interpolateText(texts.more, { smart_count: hiddenCount })}
        </Button>
      )}
    </>
  );
}

const CardSkeletons = () => (
  <div role="status" className="stay-cards">
    <span className="visually-hidden">{shellTexts.loading}</span>
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <span key={index} aria-hidden className="skeleton stay-card-skeleton" />
    ))}
  </div>
);
