/** Names of the presets, see `presets.ts`. */
export const presetNames = [
  'json-api',
  'json-server',
  'jsonapi.org',
  'limit-offset',
  'spring',
  'hydra',
  'postgrest',
  'directus',
  'strapi',
  'odata',
  'loopback',
  'nestjs-crud',
  'json-server-1',
  'soul',
] as const;
export type PresetName = (typeof presetNames)[number];

/** Presets that say how several conditions share a parameter. */
export const presetsWithConditions = [
  'postgrest',
  'odata',
  'loopback',
  'nestjs-crud',
  'json-server-1',
  'soul',
] as const satisfies readonly PresetName[];
