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

/** Number of records of each urgency. */
type UrgencyCounts = Readonly<Record<number, number>>;

/** Number of the records of a cluster that have a tone. */
export interface ToneCount {
  tone: MarkerTone;
  count: number;
}

/** Marker or cluster at one point. */
export interface MapPoint {
  latitude: number;
  longitude: number;
  /** The record; undefined for a cluster. */
  placed: PlacedRecord | undefined;
  /** Number of records. */
  size: number;
  /** Tones of the records, the most urgent first. */
  tones: readonly ToneCount[];
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
  const index = new Supercluster<PointProps, { counts: UrgencyCounts }>({
    radius: CLUSTER_RADIUS,
    extent: TILE_SIZE,
    maxZoom,
    map: ({ urgency }) => ({ counts: { [urgency]: 1 } }),
    reduce: (cluster, { counts }) => {
      cluster.counts = addCounts(cluster.counts, counts);
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
      if (!('cluster_id' in properties)) {
        const records = getPlaced(properties.index);
        return {
          latitude,
          longitude,
          placed: records[0],
          size: 1,
          tones: [{ tone: getToneOfUrgency(properties.urgency), count: 1 }],
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
        tones: listTones(properties.counts),
        getExpansionZoom: () => index.getClusterExpansionZoom(id),
        getRecords: () => index.getLeaves(id, Infinity).flatMap((leaf) => getPlaced(leaf.properties.index)),
      };
    });
}

function addCounts(counts: UrgencyCounts, others: UrgencyCounts): UrgencyCounts {
  const sums: Record<number, number> = { ...counts };
  for (const [urgency, count] of Object.entries(others))
    sums[Number(urgency)] = (sums[Number(urgency)] ?? 0) + count;
  return sums;
}

const listTones = (counts: UrgencyCounts): ToneCount[] =>
  Object.entries(counts)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([urgency, count]) => ({ tone: getToneOfUrgency(Number(urgency)), count }));
