/** The shapes of the package, whose type would be inferred from 750 kB of JSON. */
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ countries: GeometryCollection }>;
  export default atlas;
}
