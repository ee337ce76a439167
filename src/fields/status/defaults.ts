import { commonDefaults } from '../enum/defaults';

const tones: Record<string, 'success' | 'warning' | 'danger' | 'info' | 'neutral'> = {};

/** The common defaults of a fixed set of values, and a tone per value: neutral if none is declared. */
export const defaults = { ...commonDefaults, tones };
