import { importWithRetry } from '../../../lib/lazy/importWithRetry';

/** Loads the outlines of the countries (Natural Earth, public domain) as GeoJSON. */
export async function loadOutline() {
  const [{ feature }, { default: atlas }] = await Promise.all([
    importWithRetry(() => import('topojson-client')),
    importWithRetry(() => import('world-atlas/countries-50m.json')),
  ]);
  return feature(atlas, atlas.objects.countries);
}
