import type { ListLayouts } from '../../../config/types';
import { AllRecords } from '../../data/AllRecords';
import type { LayoutProps } from '../layoutProps';
import { layoutsTexts } from '../texts';
import { Board } from './Board';

interface BoardLayoutProps extends LayoutProps {
  board: NonNullable<ListLayouts['board']>;
}

/** The board of a list, with all records of its query (`board` of a list). */
export default function BoardLayout({ board, listData, params, columns, onOpen }: BoardLayoutProps) {
  return (
    <AllRecords listData={listData} params={params} label={layoutsTexts.reading}>
      {(records) => <Board board={board} records={records} listColumns={columns} onOpen={onOpen} />}
    </AllRecords>
  );
}
