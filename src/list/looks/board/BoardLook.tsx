import type { ListLooks } from '../../../config/types';
import { AllRecords } from '../../data/AllRecords';
import type { LookProps } from '../lookProps';
import { looksTexts } from '../texts';
import { Board } from './Board';

interface BoardLookProps extends LookProps {
  board: NonNullable<ListLooks['board']>;
}

/** The board of a list, with all records of its query (`board` of a list). */
export default function BoardLook({ board, listData, params, columns, onOpen }: BoardLookProps) {
  return (
    <AllRecords listData={listData} params={params} label={looksTexts.reading}>
      {(records) => <Board board={board} records={records} listColumns={columns} onOpen={onOpen} />}
    </AllRecords>
  );
}
