import type { ReactNode } from 'react';
import { shellTexts } from '../../../i18n/messages/shell';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useListContext } from '../../../list/ListContext';
import type { ListData } from '../../../list/data/listData';
import ListReadStatus from '../../../list/footer/ListReadStatus';
import { listTexts } from '../../../list/texts';
import { LoadError } from '../../../ui/feedback/LoadError';
import { CardList } from './CardList';
import { StayCardItem } from './StayCardItem';
import type { StayColumnOptions } from './options';
import type { StayCard } from './stayCard';

interface StayColumnBodyProps {
  listData: ListData;
  /** undefined until the stays have loaded. */
  cards: readonly StayCard[] | undefined;
  kind: StayColumnOptions['kind'];
  /** Unix seconds. */
  now: number;
  /** False if the column has something else than stays, or does not know. */
  isEmpty: boolean;
  /** Content after the stays, unless they load. */
  children: ReactNode;
}

/** Number of cards that stand for those that load. */
const SKELETON_COUNT = 3;

/** Cards of a column, or in their place skeletons, an error with a retry button, one sentence. */
export function StayColumnBody({ listData, cards, kind, now, isEmpty, children }: StayColumnBodyProps) {
  const { list } = useListContext();
  const t = useTranslateText();
  const { error, isFetching, refetch, partialRead } = listData;
  if (error && !cards && !isFetching)
    return (
      <>
        <LoadError text={t(list.error)} error={error} onRetry={refetch} />
        {children}
      </>
    );
  if (!cards) return <CardSkeletons />;
  return (
    <>
      {cards.length > 0 ? (
        <CardList cards={cards}>
          {(card, index, showsPrefix) => (
            <StayCardItem key={String(card.record.id)} {...{ card, index, kind, showsPrefix, now }} />
          )}
        </CardList>
      ) : (
        isEmpty && (
          <p className="stay-column-empty">
            {partialRead
              ? interpolateText(listTexts.none_of_part, { read: partialRead.read })
              : t(list.empty)}
          </p>
        )
      )}
      {children}
      {(partialRead !== undefined || error !== null) && <ListReadStatus listData={listData} />}
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
