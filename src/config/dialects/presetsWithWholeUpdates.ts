import type { PresetName } from './presetNames';

/** Presets whose updates send the whole record. A file of its own, because the console loads the names before the first list. */
export const presetsWithWholeUpdates = ['json-server', 'spring'] as const satisfies readonly PresetName[];
