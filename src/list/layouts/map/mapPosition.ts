import type { Map as LeafletMap } from 'leaflet';

/** Query parameter with latitude and longitude in degrees and the zoom level: `position=39.4699,-0.3763,12`. */
const POSITION_PARAM = 'position';
/** Decimals of degrees: about ten metres. */
const DECIMALS = 4;

/** Visible part of a map. */
export interface MapPosition {
  /** Latitude and longitude in degrees. */
  center: [number, number];
  zoom: number;
}

/** Reads the position from the URL; undefined if it has none, or one that no map has. */
export function readMapPosition(search = window.location.search): MapPosition | undefined {
  const text = new URLSearchParams(search).get(POSITION_PARAM) ?? '';
  if (!/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,\d{1,2}$/.test(text)) return undefined;
  const [latitude = 0, longitude = 0, zoom = 0] = text.split(',').map(Number);
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
    ? { center: [latitude, longitude], zoom }
    : undefined;
}

/** Movement in px that a map makes by itself when its size changes. */
const TOLERANCE = 2;

export const getMapPosition = (map: LeafletMap): MapPosition => {
  const { lat, lng } = map.getCenter();
  return { center: [lat, lng], zoom: map.getZoom() };
};

/** True if the map shows this position. */
export const isMapAt = (map: LeafletMap, { center, zoom }: MapPosition): boolean =>
  map.getZoom() === zoom &&
  map.latLngToContainerPoint(center).distanceTo(map.latLngToContainerPoint(map.getCenter())) <= TOLERANCE;

const formatPosition = ({ center, zoom }: MapPosition): string =>
  [...center.map((degrees) => degrees.toFixed(DECIMALS)), zoom].join(',');

/**
 * Writes the position into the URL of the current history entry, or removes it. The router is not told: nothing of the page
 * depends on it, and a move is no navigation.
 */
export function writeMapPosition(position: MapPosition | undefined): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(POSITION_PARAM);
  const search = url.searchParams.toString();
  // The commas stay readable.
  const own = position && `${POSITION_PARAM}=${formatPosition(position)}`;
  url.search = [search, own].filter(Boolean).join('&');
  window.history.replaceState(window.history.state, '', url);
}
