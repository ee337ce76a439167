import { useState, type ReactNode } from 'react';
import { interpolateText } from '../../../i18n/interpolateText';
import { Button } from '../../../ui/button/Button';
import { useIsPhone } from '../../../ui/hooks/useIsPhone';
import { splitRoomName } from './stayCard';
import { shiftBoardTexts as texts } from './texts';

/** Number of cards that a list shows first: on a phone, where the columns are one below the other, the next one must be near. */
const FIRST_COUNT = { desk: 12, phone: 5 };

interface CardListProps<Card> {
  cards: readonly Card[];
  children: (card: Card, index: number, showsPrefix: boolean) => ReactNode;
}

/** Cards of a column: the first ones, and the rest on request. */
export function CardList<Card extends { room: string }>({ cards, children }: CardListProps<Card>) {
  const [showsAll, setShowsAll] = useState(false);
  const showsPrefix = new Set(cards.map(({ room }) => splitRoomName(room).prefix)).size > 1;
  const firstCount = FIRST_COUNT[useIsPhone() ? 'phone' : 'desk'];
  const hiddenCount = showsAll ? 0 : cards.length - firstCount;
  return (
    <>
      <ul className={showsPrefix ? 'stay-cards with-prefix' : 'stay-cards'}>
        {(hiddenCount > 0 ? cards.slice(0, firstCount) : cards).map((card, index) =>
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
