import { useState } from 'react';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber } from '../../../lib/formatNumber';
import { Button } from '../../../ui/button/Button';
import { Tag } from '../../../ui/text/Tag';
import { layoutsTexts } from '../texts';
import type { MarkerStates } from './markerState';
import type { PlacedRecord } from './placeRecords';

/** Records that are shown at first, and that a press adds. */
const RECORDS_SHOWN = 50;

interface MapRecordListProps {
  records: readonly PlacedRecord[];
  getTitle: (placed: PlacedRecord) => string;
  getState: MarkerStates['getState'];
  /** True while the states are read: their lines are reserved, so that no row moves when they come. Default false. */
  isPending?: boolean | undefined;
  /** Key of the record whose popup is open. */
  openKey: string | undefined;
  onOpen: (placed: PlacedRecord) => void;
}

/** Buttons that open the popups of records, each with the mark of its marker. */
export function MapRecordList({
  records,
  getTitle,
  getState,
  isPending,
  openKey,
  onOpen,
}: MapRecordListProps) {
  const [shown, setShown] = useState(RECORDS_SHOWN);
  const hiddenCount = Math.min(RECORDS_SHOWN, records.length - shown);
  return (
    <>
      <ul className="map-records">
        {records.slice(0, shown).map((placed) => {
          const state = getState(placed.record);
          return (
            <li key={placed.key}>
              <button
                type="button"
                className="map-record plain-states"
                data-record={placed.key}
                aria-haspopup="dialog"
                aria-current={placed.key === openKey}
                onClick={() => onOpen(placed)}
              >
                <span>{getTitle(placed)}</span>
                {state && state.label !== '' && (
                  <Tag dot tone={state.tone}>
                    {state.label}
                  </Tag>
                )}
                {isPending && <span className="skeleton map-record-state" />}
              </button>
            </li>
          );
        })}
      </ul>
      {hiddenCount > 0 && (
        <Button small onClick={() => setShown(shown + RECORDS_SHOWN)}>
          {interpolateText(layoutsTexts.more, { count: formatNumber(hiddenCount) ?? '' })}
        </Button>
      )}
    </>
  );
}
