import * as z from 'zod/mini';
import { isTileUrl } from '../../runtime/mapTiles';
import { linkUrlSchema } from '../base/urls';
import { withDescription } from '../common';

/** Zoom levels that Leaflet and the usual tile hosts know. */
const MAX_ZOOM = 22;

/** Tiles of maps. */
export const mapTilesSchema = withDescription(
  z.strictObject({
    tiles: withDescription(
      z.string().check(
        z.refine(isTileUrl, {
          error: ({ input }) => `${JSON.stringify(input)} is not a URL of tiles`,
          params: { allowed: ['https://tiles.example.com/{z}/{x}/{y}.png', '/tiles/{z}/{x}/{y}.png'] },
        }),
      ),
      'URL of a tile: https, or a path of the console\'s own origin, over {z}, {x}, {y}, and {r} for "@2x" on dense screens. The host name has no placeholder, because the Content-Security-Policy names it.',
    ),
    attribution: withDescription(
      z.string().check(z.minLength(1)),
      'Text on the map that names the source, as the licence of the tiles requires: "© OpenStreetMap contributors".',
    ),
    attributionUrl: z.optional(withDescription(linkUrlSchema, 'URL that the attribution links to.')),
    maxZoom: z.optional(
      withDescription(
        z.int().check(z.minimum(1), z.maximum(MAX_ZOOM)),
        'Largest zoom level that the host has tiles for; the map enlarges these tiles beyond it. Default 19.',
      ),
    ),
  }),
  'Image tiles behind the markers of maps. Their host gets the address of the console and the part of the map that a user views. Default: the outlines of the countries, which come with the console.',
);
