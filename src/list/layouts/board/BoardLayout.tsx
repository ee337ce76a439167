import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListLayouts } from '../../../config/types';
import { readValue } from '../../../fields/core/readValue';
import { AllRecords } from '../../data/AllRecords';
import { useListContext } from '../../ListContext';
import type { LayoutProps } from '../layoutProps';
import { layoutsTexts } from '../texts';
import { Board } from './Board';

interface BoardLayoutProps extends LayoutProps {
  board: NonNullable<ListLayouts['board']>;
}

/** The board of a list, with all records of its query (`board` of a list). */
export default function BoardLayout({ board, listData, params, columns, onOpen }: BoardLayoutProps) {
  const field = useListContext().resource.fields[board.field];
  const getColumn = useCallback((record: RaRecord) => field && readValue(field, record), [field]);
  return (
    <AllRecords listData={listData} params={params} label={layoutsTexts.reading} getPlace={getColumn}>
      {(records, readAt) => (
        <Board board={board} records={records} readAt={readAt} listColumns={columns} onOpen={onOpen} />
      )}
    </AllRecords>
  );
}
