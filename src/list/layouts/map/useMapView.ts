import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { PlacedRecord } from './placeRecords';

/** Margin in px around the outermost markers. */
const PADDING: [number, number] = [40, 40];
/** Zoom level that a single place is shown at: its streets, or with outlines alone its region. */
const PLACE_ZOOM = { tiles: 15, outline: 7 };

/**
 * Fits the map to the records, again when others are found. Returns the records of the visible part, and a function that
 * fits the map.
 */
export function useMapView(
  map: LeafletMap | undefined,
  placed: readonly PlacedRecord[],
  hasTiles: boolean,
): { recordsInView: readonly PlacedRecord[]; fit: () => void } {
  const [bounds, setBounds] = useState<LatLngBounds>();
  const foundKeys = useMemo(() => placed.map(({ key }) => key).join('\n'), [placed]);
  const fit = (): void => {
    if (!map || placed.length === 0) return;
    map.fitBounds(new LatLngBounds(placed.map(({ latitude, longitude }) => [latitude, longitude])), {
      padding: PADDING,
      maxZoom: hasTiles ? PLACE_ZOOM.tiles : PLACE_ZOOM.outline,
      animate: false,
    });
  };
  const fitFoundRecords = useEffectEvent(fit);
  // A record that changes or moves leaves the view as the user chose it.
  useEffect(() => fitFoundRecords(), [map, foundKeys, hasTiles]);
  useEffect(() => {
    if (!map) return undefined;
    const readBounds = (): void => setBounds(map.getBounds());
    readBounds();
    map.on('moveend', readBounds);
    return () => {
      map.off('moveend', readBounds);
    };
  }, [map]);
  const recordsInView = useMemo(
    () =>
      bounds ? placed.filter(({ latitude, longitude }) => bounds.contains([latitude, longitude])) : placed,
    [bounds, placed],
  );
  return { recordsInView, fit };
}
