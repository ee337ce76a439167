import { useEffect, useRef, useState, type RefObject } from 'react';
import { control, Map as LeafletMap } from 'leaflet';
import { mapTexts } from './mapTexts';

/** Edges of the Mercator projection. */
const WORLD_EDGES: [number, number][] = [
  [-85, -180],
  [85, 180],
];
const MAX_ZOOM = 19;
/** Largest width of the scale in px, so that its text fits. */
const SCALE_WIDTH = 140;

/** Creates the map in an element; undefined until it is there. It fits into the element when that changes its size. */
export function useLeafletMap(): [RefObject<HTMLDivElement | null>, LeafletMap | undefined] {
  const containerRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  useEffect(() => {
    const container = containerRef.current;
    if (!container) return undefined;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = new LeafletMap(container, {
      center: [20, 0],
      zoom: 2,
      minZoom: 1,
      maxZoom: MAX_ZOOM,
      maxBounds: WORLD_EDGES,
      maxBoundsViscosity: 1,
      zoomControl: false,
      // The page shows the attribution of the tiles itself.
      attributionControl: false,
      zoomAnimation: !isCalm,
      fadeAnimation: !isCalm,
      inertia: !isCalm,
    });
    control.zoom({ zoomInTitle: mapTexts.zoom_in, zoomOutTitle: mapTexts.zoom_out }).addTo(created);
    control.scale({ imperial: false, maxWidth: SCALE_WIDTH }).addTo(created);
    created.getPane('markerPane')?.setAttribute('aria-hidden', 'true');
    const observer =
      typeof ResizeObserver === 'function'
        ? new ResizeObserver(() => created.invalidateSize({ animate: false }))
        : undefined;
    observer?.observe(container);
    setMap(created);
    return () => {
      observer?.disconnect();
      setMap(undefined);
      created.remove();
    };
  }, []);
  return [containerRef, map];
}
