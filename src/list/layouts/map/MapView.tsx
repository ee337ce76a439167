import { useCallback, useId, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListColumn, ListMap } from '../../../config/types';
import { recordTitle } from '../../../fields/titles/recordTitle';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { formatNumber } from '../../../lib/formatNumber';
import { shellTexts } from '../../../i18n/messages/shell';
import { Button } from '../../../ui/button/Button';
import { useListContext } from '../../ListContext';
import { useCardFields } from '../useCardFields';
import { MapAttribution } from './MapAttribution';
import { MapLegend } from './MapLegend';
import { MapRecordList } from './MapRecordList';
import { mapTexts } from './mapTexts';
import { placeRecords, type PlacedRecord } from './placeRecords';
import { SelectedRecords } from './SelectedRecords';
import { UnplacedRecords } from './UnplacedRecords';
import { useBackground } from './useBackground';
import { useLeafletMap } from './useLeafletMap';
import { useMapTiles } from './useMapTiles';
import { useMapView } from './useMapView';
import { useMarkers } from './useMarkers';
import { useMarkerStates } from './useMarkerStates';
import { useSelection } from './useSelection';
import './map.css';

interface MapViewProps {
  declaredMap: ListMap;
  records: readonly RaRecord[];
  /** The visible columns of the list. */
  columns: readonly ListColumn[];
  onOpen: (path: string) => void;
}

const NO_RECORDS: ReturnType<typeof placeRecords> = { placed: [], unplaced: [] };

/** Markers of the records, a popup for the pressed one, and the records in view as a list beside the map. */
export function MapView({ declaredMap, records, columns, onOpen }: MapViewProps) {
  const { resource, caption } = useListContext();
  const t = useTranslateText();
  const keysId = useId();
  const latitude = resource.fields[declaredMap.latitude];
  const longitude = resource.fields[declaredMap.longitude];
  const { placed, unplaced } = useMemo(
    () => (latitude && longitude ? placeRecords(records, latitude, longitude) : NO_RECORDS),
    [records, latitude, longitude],
  );
  // The popup shows the state by itself.
  const fields = useCardFields(declaredMap.fields, columns).filter(({ name }) => name !== declaredMap.state);
  const states = useMarkerStates(declaredMap);
  const { getState } = states;
  const getRecordTitle = useCallback((record: RaRecord) => recordTitle(resource, record, t), [resource, t]);
  const getTitle = useCallback(({ record }: PlacedRecord) => getRecordTitle(record), [getRecordTitle]);

  const [containerRef, map] = useLeafletMap();
  const tiles = useMapTiles();
  const hasTilesFailed = useBackground(map, tiles);
  const { recordsInView, fit } = useMapView(map, placed, tiles !== undefined);
  const isAllInView = recordsInView.length === placed.length;
  const selection = useSelection(map, placed);
  useMarkers(map, { placed, getState, getTitle, onSelect: selection.select });

  return (
    <div className="map-layout">
      <MapLegend title={states.title} legend={states.legend} />
      {states.failure !== undefined && (
        <p className="map-notice" role="status">
          <span>{states.failure}</span>{' '}
          <Button small onClick={states.retry}>
            {shellTexts.states.retry}
          </Button>
        </p>
      )}
      {hasTilesFailed && (
        <p className="map-notice" role="status">
          {mapTexts.tiles_failed}
        </p>
      )}
      <p id={keysId} className="visually-hidden">
        {mapTexts.keys}
      </p>
      <div className="map-and-list">
        <div className="card map-frame">
          <div
            ref={containerRef}
            className="map"
            role="group"
            aria-label={interpolateText(mapTexts.map, { caption })}
            aria-describedby={keysId}
          />
          {tiles && !hasTilesFailed && <MapAttribution tiles={tiles} />}
        </div>
        <section className="card map-side">
          <header className="map-side-head">
            <h2>
              {interpolateText(isAllInView ? mapTexts.all_in_view : mapTexts.in_view, {
                shown: formatNumber(recordsInView.length) ?? '',
                total: formatNumber(placed.length) ?? '',
              })}
            </h2>
            <Button small onClick={fit}>
              {mapTexts.show_all}
            </Button>
          </header>
          {recordsInView.length === 0 && <p className="map-none">{mapTexts.none_in_view}</p>}
          <MapRecordList
            records={recordsInView}
            getTitle={getTitle}
            getState={getState}
            isPending={states.isPending}
            openKey={selection.shown?.key}
            onOpen={(opened) => selection.select([opened])}
          />
        </section>
      </div>
      <UnplacedRecords records={unplaced} getTitle={getRecordTitle} />
      {map && (
        <SelectedRecords
          map={map}
          selection={selection}
          fields={fields}
          getTitle={getTitle}
          getState={getState}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}
