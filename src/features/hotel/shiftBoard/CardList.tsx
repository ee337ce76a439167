import { useState, type ReactNode } from 'react';
import { interpolateText } from '../../../i18n/interpolateText';
import { Button } from '../../../ui/button/Button';
import { splitRoomName } from './stayCard';
import { shiftBoardTexts as texts } from './texts';

/** Number of cards that a list shows first. */
const FIRST_COUNT = 12;

interface CardListProps<Card> {
  cards: readonly Card[];
  children: (card: Card, index: number, showsPrefix: boolean) => ReactNode;
}

/** Cards of a column: a dozen, and the rest on request. */
export function CardList<Card extends { room: string }>({ cards, children }: CardListProps<Card>) {
  const [showsAll, setShowsAll] = useState(false);
  const showsPrefix = new Set(cards.map(({ room }) => splitRoomName(room).prefix)).size > 1;
  const hiddenCount = showsAll ? 0 : cards.length - FIRST_COUNT;
  return (
    <>
      <ul className={showsPrefix ? 'stay-cards with-prefix' : 'stay-cards'}>
        {(hiddenCount > 0 ? cards.slice(0, FIRST_COUNT) : cards).map((card, index) =>
          children(card, index, showsPrefix),
        )}
      </ul>
      {hiddenCount > 0 && (
        <Button small variant="quiet" onClick={() => setShowsAll(true)}>
          {interpolateText(texts.more, { smart_count: hiddenCount })}
        </Button>
      )}
    </>
  );
}
