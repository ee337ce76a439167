import type { ListLayout } from '../../config/types';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { useListContext } from '../ListContext';
import type { LayoutProps } from './layoutProps';

const CalendarLayout = lazyWithRetry(() => import('../calendar/CalendarLayout'));
const CardsLayout = lazyWithRetry(() => import('./cards/CardsLayout'));
const BoardLayout = lazyWithRetry(() => import('./board/BoardLayout'));
const MapLayout = lazyWithRetry(() => import('./map/MapLayout'));

/** Shows the rows of a list in a layout other than the table. */
export default function ListLayouts({ layout, ...props }: LayoutProps & { layout: ListLayout }) {
  const { calendar, layouts } = useListContext().list;
  if (layout === 'calendar' && calendar) return <CalendarLayout calendar={calendar} {...props} />;
  if (layout === 'cards' && layouts?.cards) return <CardsLayout cards={layouts.cards} {...props} />;
  if (layout === 'board' && layouts?.board) return <BoardLayout board={layouts.board} {...props} />;
  if (layout === 'map' && layouts?.map) return <MapLayout map={layouts.map} {...props} />;
  return null;
}
