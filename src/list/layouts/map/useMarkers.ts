import { useEffect } from 'react';
import { LayerGroup, Marker, type Map as LeafletMap } from 'leaflet';
import { createClusterIndex, type MapPoint } from './clusterIndex';
import { createClusterIcon, createMarkerIcon } from './markerIcon';
import type { MarkerStates } from './markerState';
import type { PlacedRecord } from './placeRecords';

/** Part of the map beyond its edges that has markers too, so that they are there while it is dragged. */
const MARGIN = 0.15;

interface MarkerOptions {
  placed: readonly PlacedRecord[];
  getState: MarkerStates['getState'];
  getTitle: (placed: PlacedRecord) => string;
  /** Called with the record of a pressed marker, or all records of one place. Must be stable. */
  onSelect: (records: readonly PlacedRecord[]) => void;
}

/** Draws the markers and clusters of the visible part, again after each move. A press on a cluster separates it. */
export function useMarkers(map: LeafletMap | undefined, options: MarkerOptions): void {
  const { placed, getState, getTitle, onSelect } = options;
  useEffect(() => {
    if (!map) return undefined;
    const maxZoom = map.getMaxZoom();
    const findPoints = createClusterIndex(placed, getState, maxZoom);
    const markers = new LayerGroup().addTo(map);
    const press = (point: MapPoint): void => {
      const zoom = point.placed ? 0 : point.getExpansionZoom();
      if (point.placed || zoom > maxZoom) onSelect(point.getRecords());
      else map.setView([point.latitude, point.longitude], zoom);
    };
    const getTooltip = (of: PlacedRecord): string =>
      [getTitle(of), getState(of.record)?.label].filter(Boolean).join(' · ');
    const createMarker = (point: MapPoint): Marker => {
      const { latitude, longitude, size, tones } = point;
      const icon = point.placed
        ? createMarkerIcon(getState(point.placed.record))
        : createClusterIcon(size, tones);
      // The list beside the map opens the same records by keyboard, so markers do not get the focus.
      return new Marker([latitude, longitude], {
        icon,
        keyboard: false,
        title: point.placed ? getTooltip(point.placed) : '',
      }).on('click', () => press(point));
    };
    const draw = (): void => {
      const area = map.getBounds().pad(MARGIN);
      markers.clearLayers();
      for (const point of findPoints(
        [area.getWest(), area.getSouth(), area.getEast(), area.getNorth()],
        map.getZoom(),
      )) {
        const marker = createMarker(point);
        markers.addLayer(marker);
        // A list that follows changes marks its records by this key.
        if (point.placed) marker.getElement()?.setAttribute('data-record', point.placed.key);
      }
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      markers.remove();
    };
  }, [map, placed, getState, getTitle, onSelect]);
}
