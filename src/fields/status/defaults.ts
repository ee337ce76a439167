import { commonDefaults } from '../enum/defaults';

const tones: Record<string, 'success' | 'warning' | 'danger' | 'info' | 'neutral'> = {};

/** As for other values of a fixed choice, and a tone each: neutral where none is named. */
export const defaults = { ...commonDefaults, tones };
