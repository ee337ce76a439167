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
] as const;
export type PresetName = (typeof presetNames)[number];
