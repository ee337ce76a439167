import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { getMapPosition, isMapAt, readMapPosition, writeMapPosition, type MapPosition } from './mapPosition';
import type { PlacedRecord } from './placeRecords';

/** Margin in px around the outermost markers. */
const PADDING: [number, number] = [24, 24];
/** Zoom level that a single place is shown at: its streets, or with outlines alone its region. */
const PLACE_ZOOM = { tiles: 15, outline: 7 };

/**
 * Fits the map to the records, again when others are found; at first it shows the position in the URL. The position that the
 * user moves it to is in the URL. Returns the records of the visible part, and a function that fits the map.
 */
export function useMapView(
  map: LeafletMap | undefined,
  placed: readonly PlacedRecord[],
  hasTiles: boolean,
): { recordsInView: readonly PlacedRecord[]; fit: () => void } {
  const [bounds, setBounds] = useState<LatLngBounds>();
  const foundKeys = useMemo(() => placed.map(({ key }) => key).join('\n'), [placed]);
  const initialPosition = useRef(readMapPosition());
  // Position that the records or the URL gave; another one is the user's. Undefined during such a move.
  const shownPosition = useRef<MapPosition>(undefined);
  const fit = (): void => {
    if (!map || placed.length === 0) return;
    writeMapPosition(undefined);
    shownPosition.current = undefined;
    map.fitBounds(new LatLngBounds(placed.map(({ latitude, longitude }) => [latitude, longitude])), {
      padding: PADDING,
      maxZoom: hasTiles ? PLACE_ZOOM.tiles : PLACE_ZOOM.outline,
      animate: false,
    });
    shownPosition.current = getMapPosition(map);
  };
  const fitFoundRecords = useEffectEvent(() => {
    const position = initialPosition.current;
    if (!position) fit();
    else if (map && placed.length > 0) {
      initialPosition.current = undefined;
      map.setView(position.center, position.zoom, { animate: false });
      shownPosition.current = getMapPosition(map);
    }
  });
  // A record that changes or moves leaves the view as the user chose it.
  useEffect(() => fitFoundRecords(), [map, foundKeys, hasTiles]);
  useEffect(() => {
    if (!map) return undefined;
    const readBounds = (): void => setBounds(map.getBounds());
    const keepPosition = (): void => {
      if (shownPosition.current && !isMapAt(map, shownPosition.current))
        writeMapPosition(getMapPosition(map));
    };
    readBounds();
    map.on('moveend', readBounds);
    map.on('moveend', keepPosition);
    return () => {
      map.off('moveend', readBounds);
      map.off('moveend', keepPosition);
    };
  }, [map]);
  const recordsInView = useMemo(
    () =>
      bounds ? placed.filter(({ latitude, longitude }) => bounds.contains([latitude, longitude])) : placed,
    [bounds, placed],
  );
  return { recordsInView, fit };
}
