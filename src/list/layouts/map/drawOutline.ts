import { GeoJSON, LatLngBounds, Polygon, SVG, type Map as LeafletMap } from 'leaflet';
import type { loadOutline } from './outline';

type Shapes = Awaited<ReturnType<typeof loadOutline>>;
/** Longitude and latitude of each point, by ring. */
type Rings = number[][][];

const OUTLINE_PANE = 'outline';
/** Part of the map beyond its edges that has outlines too, so that they are there while it is dragged. */
const MARGIN = 0.5;
/** Part of the map beyond its edges that the drawing covers. */
const RENDERER_PADDING = 0.3;

/** Mainland or island. */
interface Land {
  rings: Rings;
  bounds: LatLngBounds;
  layer?: Polygon;
}

/**
 * Draws the lands near the visible part of a map. All of the world has 100,000 points, and each zoom step projects the points of what
 * is drawn. Returns a function that removes the drawing.
 */
export function drawOutline(map: LeafletMap, shapes: Shapes): () => void {
  if (!map.getPane(OUTLINE_PANE)) map.createPane(OUTLINE_PANE);
  const renderer = new SVG({ pane: OUTLINE_PANE, padding: RENDERER_PADDING });
  const lands = listLands(shapes);
  const createLayer = ({ rings }: Land): Polygon =>
    new Polygon(GeoJSON.coordsToLatLngs(rings, 1), {
      interactive: false,
      className: 'map-country',
      renderer,
    });
  const update = (): void => {
    const area = map.getBounds().pad(MARGIN);
    for (const land of lands)
      if (area.intersects(land.bounds)) (land.layer ??= createLayer(land)).addTo(map);
      else land.layer?.remove();
  };
  // Before the renderer listens: lands that are out of view now are not projected.
  map.on('zoomend moveend', update);
  update();
  return () => {
    map.off('zoomend moveend', update);
    for (const { layer } of lands) layer?.remove();
    renderer.remove();
  };
}

/** Splits the shapes of countries, because a country may have lands in several oceans. */
function listLands({ features }: Shapes): Land[] {
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [toLand(geometry.coordinates)];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(toLand) : [];
  });
}

function toLand(rings: Rings): Land {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of rings[0] ?? []) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { rings, bounds: new LatLngBounds([south, west], [north, east]) };
}
