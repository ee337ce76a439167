import type { ReactNode } from 'react';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { useListContext } from '../ListContext';
import type { LookProps } from './lookProps';
import { useLook } from './useLook';

const CalendarLook = lazyWithRetry(() => import('../calendar/CalendarLook'));
const CardsLook = lazyWithRetry(() => import('./cards/CardsLook'));
const BoardLook = lazyWithRetry(() => import('./board/BoardLook'));

/** Shows the rows of a list in the look that the URL names: the table, or another one that the list declares. */
export default function ListLooks({ children, ...props }: LookProps & { children: ReactNode }) {
  const { list } = useListContext();
  const look = useLook(list);
  if (look === 'calendar' && list.calendar) return <CalendarLook calendar={list.calendar} {...props} />;
  if (look === 'cards' && list.looks?.cards) return <CardsLook cards={list.looks.cards} {...props} />;
  if (look === 'board' && list.looks?.board) return <BoardLook board={list.looks.board} {...props} />;
  return children;
}
