import { hasMisleadingChars } from '../../lib/url/misleadingChars';
import { isPlainObject } from '../../lib/json';

/** Background of maps: image tiles of a host (`map` of the runtime config). */
export interface MapTiles {
  /** URL template with {z}, {x} and {y}; {r} becomes "@2x" on dense screens. */
  tiles: string;
  /** Text that names the source, which the licences of tiles require. */
  attribution: string;
  /** URL that the attribution links to. */
  attributionUrl?: string | undefined;
  /** Largest zoom level that the host has tiles for. */
  maxZoom?: number | undefined;
}

/** True for an https URL, or a path of the console's own origin, with all placeholders and none in the host name. */
export const isTileUrl = (url: string): boolean =>
  !hasMisleadingChars(url) &&
  /^(?:https:\/\/[^/\\\s@{}?#]+)?\/[^/\\\s]\S*$/.test(url) &&
  ['{z}', '{x}', '{y}'].every((placeholder) => url.includes(placeholder)) &&
  !/\{(?!(?:z|x|y|r)\})/.test(url);

/** Reads `map` of the runtime config; undefined if it has no usable tiles. */
export function readMapTiles(value: unknown): MapTiles | undefined {
  if (!isPlainObject(value)) return undefined;
  const { tiles, attribution, attributionUrl, maxZoom } = value;
  if (typeof tiles !== 'string' || !isTileUrl(tiles) || typeof attribution !== 'string') return undefined;
  return {
    tiles,
    attribution,
    ...(typeof attributionUrl === 'string' ? { attributionUrl } : {}),
    ...(typeof maxZoom === 'number' ? { maxZoom } : {}),
  };
}
