import Supercluster from 'supercluster';
import { getToneOfUrgency, getUrgency, type MarkerState, type MarkerTone } from './markerState';
import type { PlacedRecord } from './placeRecords';

/** Radius in px within which markers become a cluster. */
const CLUSTER_RADIUS = 48;
/** Size in px of the world at zoom level 0, as Leaflet has it. */
const TILE_SIZE = 256;

interface PointProps {
  index: number;
  urgency: number;
}

/** Marker or cluster at one point. */
export interface MapPoint {
  latitude: number;
  longitude: number;
  /** The record; undefined for a cluster. */
  placed: PlacedRecord | undefined;
  /** Number of records. */
  size: number;
  /** Tone of the most urgent record. */
  tone: MarkerTone;
  /** Zoom level at which a cluster separates; more than `maxZoom` if its records are at one place. */
  getExpansionZoom: () => number;
  getRecords: () => readonly PlacedRecord[];
}

/** West, south, east and north in degrees. */
export type Bounds = [number, number, number, number];

/** Returns a function that lists the markers and clusters of a part of the map at a zoom level. */
export function createClusterIndex(
  placed: readonly PlacedRecord[],
  getState: (record: object) => MarkerState | undefined,
  maxZoom: number,
): (bounds: Bounds, zoom: number) => MapPoint[] {
  const index = new Supercluster<PointProps, { urgency: number }>({
    radius: CLUSTER_RADIUS,
    extent: TILE_SIZE,
    maxZoom,
    map: ({ urgency }) => ({ urgency }),
    reduce: (cluster, { urgency }) => {
      cluster.urgency = Math.max(cluster.urgency, urgency);
    },
  });
  index.load(
    placed.map(({ latitude, longitude, record }, position) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { index: position, urgency: getUrgency(getState(record)?.tone) },
    })),
  );
  const getPlaced = (position: number): PlacedRecord[] => placed.slice(position, position + 1);
  return (bounds, zoom) =>
    index.getClusters(bounds, zoom).map(({ geometry, properties }): MapPoint => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const tone = getToneOfUrgency(properties.urgency);
      if (!('cluster_id' in properties)) {
        const records = getPlaced(properties.index);
        return {
          latitude,
          longitude,
          placed: records[0],
          size: 1,
          tone,
          getExpansionZoom: () => zoom,
          getRecords: () => records,
        };
      }
      const { cluster_id: id, point_count: size } = properties;
      return {
        latitude,
        longitude,
        placed: undefined,
        size,
        tone,
        getExpansionZoom: () => index.getClusterExpansionZoom(id),
        getRecords: () => index.getLeaves(id, Infinity).flatMap((leaf) => getPlaced(leaf.properties.index)),
      };
    });
}
