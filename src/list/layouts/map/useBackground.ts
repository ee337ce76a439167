import { useEffect, useState } from 'react';
import { TileLayer, type Map as LeafletMap } from 'leaflet';
import type { MapTiles } from '../../../config/runtime/mapTiles';
import { drawOutline } from './drawOutline';
import { loadOutline } from './outline';

/** Largest zoom level of tiles if the runtime config names none; most hosts have it. */
const DEFAULT_MAX_ZOOM = 19;

/**
 * Draws the tiles of the runtime config, or the outlines of the countries: without tiles, and below tiles of which some
 * failed. Returns true while no tile of the visible part can be loaded.
 */
export function useBackground(map: LeafletMap | undefined, tiles: MapTiles | undefined): boolean {
  const [hasGap, setHasGap] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!map || !tiles) return undefined;
    let counts = { loaded: 0, failed: 0 };
    const layer = new TileLayer(tiles.tiles, {
      maxNativeZoom: tiles.maxZoom ?? DEFAULT_MAX_ZOOM,
      noWrap: true,
      // Hosts of tiles refuse requests that do not name the site; the page itself sends no referrer.
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
      .on('loading', () => {
        counts = { loaded: 0, failed: 0 };
      })
      .on('tileload', () => {
        counts.loaded += 1;
        setHasFailed(false);
      })
      .on('tileerror', () => {
        counts.failed += 1;
        setHasGap(true);
      })
      .on('load', () => setHasFailed(counts.failed > 0 && counts.loaded === 0))
      .addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, tiles]);
  const needsOutline = !tiles || hasGap;
  useEffect(() => {
    if (!map || !needsOutline) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let remove: (() => void) | undefined;
    const draw = async (): Promise<void> => {
      const shapes = await loadOutline();
      if (!signal.aborted) remove = drawOutline(map, shapes);
    };
    // The markers and the list do without the outlines.
    draw().catch(() => undefined);
    return () => {
      controller.abort();
      remove?.();
    };
  }, [map, needsOutline]);
  return hasFailed;
}
