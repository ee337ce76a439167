import type { ListLayouts } from '../../../config/types';
import { AllRecords } from '../../data/AllRecords';
import type { LayoutProps } from '../layoutProps';
import { mapTexts } from './mapTexts';
import { MapView } from './MapView';

interface MapLayoutProps extends LayoutProps {
  map: NonNullable<ListLayouts['map']>;
}

/** The map of a list, with all records of its query (`map` of a list). */
export default function MapLayout({ map, listData, params, columns, onOpen }: MapLayoutProps) {
  return (
    <AllRecords listData={listData} params={params} label={mapTexts.reading}>
      {(records) => <MapView declaredMap={map} records={records} columns={columns} onOpen={onOpen} />}
    </AllRecords>
  );
}
