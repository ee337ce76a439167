import type { Map as LeafletMap } from 'leaflet';
import type { Field } from '../../../config/types';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber } from '../../../lib/formatNumber';
import { Button } from '../../../ui/button/Button';
import { Tag } from '../../../ui/text/Tag';
import { RecordCard } from '../cards/RecordCard';
import { MapPopup } from './MapPopup';
import { MapRecordList } from './MapRecordList';
import { mapTexts } from './mapTexts';
import type { MarkerStates } from './markerState';
import type { PlacedRecord } from './placeRecords';
import type { useSelection } from './useSelection';
import '../layouts.css';

interface SelectedRecordsProps {
  map: LeafletMap;
  selection: ReturnType<typeof useSelection>;
  /** Fields of a record. */
  fields: readonly Field[];
  getTitle: (placed: PlacedRecord) => string;
  getState: MarkerStates['getState'];
  onOpen: (path: string) => void;
}

/** The popup with the pressed record, or with a list of the records that are at the pressed place. */
export function SelectedRecords({
  map,
  selection,
  fields,
  getTitle,
  getState,
  onOpen,
}: SelectedRecordsProps) {
  const { records, shown, show, close } = selection;
  const [first] = records;
  if (!first) return null;
  const count = formatNumber(records.length) ?? '';
  const state = shown && getState(shown.record);
  return (
    <MapPopup
      map={map}
      latitude={first.latitude}
      longitude={first.longitude}
      title={shown ? getTitle(shown) : interpolateText(mapTexts.at_one_place, { count })}
      onClose={close}
    >
      {shown ? (
        <>
          <RecordCard
            record={shown.record}
            fields={fields}
            onOpen={onOpen}
            image={
              state &&
              state.label !== '' && (
                <Tag dot tone={state.tone}>
                  {state.label}
                </Tag>
              )
            }
          />
          {records.length > 1 && (
            <Button small onClick={() => show(undefined)}>
              {interpolateText(mapTexts.back, { count })}
            </Button>
          )}
        </>
      ) : (
        <>
          <h3>{interpolateText(mapTexts.at_one_place, { count })}</h3>
          <MapRecordList
            records={records}
            getTitle={getTitle}
            getState={getState}
            openKey={undefined}
            onOpen={show}
          />
        </>
      )}
    </MapPopup>
  );
}
