/** The dialects that stand by themselves, see `presets.ts`. */
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
