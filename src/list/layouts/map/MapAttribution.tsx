import type { MapTiles } from '../../../config/runtime/mapTiles';
import { toSafeHref } from '../../../lib/url/toSafeHref';

/** Source of the tiles, on the map. */
export function MapAttribution({ tiles: { attribution, attributionUrl } }: { tiles: MapTiles }) {
  const href = toSafeHref(attributionUrl);
  return (
    <p className="map-attribution">
      {href === undefined ? (
        attribution
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {attribution}
        </a>
      )}
    </p>
  );
}
