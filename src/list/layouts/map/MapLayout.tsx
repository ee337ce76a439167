import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListLayouts } from '../../../config/types';
import { readValue } from '../../../fields/core/readValue';
import { AllRecords } from '../../data/AllRecords';
import { useListContext } from '../../ListContext';
import type { LayoutProps } from '../layoutProps';
import { mapTexts } from './mapTexts';
import { MapView } from './MapView';

interface MapLayoutProps extends LayoutProps {
  map: NonNullable<ListLayouts['map']>;
}

/** The map of a list, with all records of its query (`map` of a list). */
export default function MapLayout({ map, listData, params, columns, onOpen }: MapLayoutProps) {
  const { fields } = useListContext().resource;
  const getCoordinates = useCallback(
    (record: RaRecord) =>
      [fields[map.latitude], fields[map.longitude]].map((field) => field && readValue(field, record)),
    [fields, map],
  );
  return (
    <AllRecords listData={listData} params={params} label={mapTexts.reading} getPlace={getCoordinates}>
      {(records) => <MapView declaredMap={map} records={records} columns={columns} onOpen={onOpen} />}
    </AllRecords>
  );
}
