import type { ListLook } from '../../config/types';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { useListContext } from '../ListContext';
import type { LookProps } from './lookProps';

const CalendarLook = lazyWithRetry(() => import('../calendar/CalendarLook'));
const CardsLook = lazyWithRetry(() => import('./cards/CardsLook'));
const BoardLook = lazyWithRetry(() => import('./board/BoardLook'));

/** Shows the rows of a list in a look other than the table. */
export default function ListLooks({ look, ...props }: LookProps & { look: ListLook }) {
  const { calendar, looks } = useListContext().list;
  if (look === 'calendar' && calendar) return <CalendarLook calendar={calendar} {...props} />;
  if (look === 'cards' && looks?.cards) return <CardsLook cards={looks.cards} {...props} />;
  if (look === 'board' && looks?.board) return <BoardLook board={looks.board} {...props} />;
  return null;
}
