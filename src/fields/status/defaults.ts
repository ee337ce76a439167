import { commonDefaults } from '../enum/defaults';

/** Tones of a state: each has a colour and a form of its dot. */
export const TONES = [
  'success',
  'info',
  'planned',
  'ended',
  'warning',
  'danger',
  'unknown',
  'neutral',
] as const;

const tones: Record<string, (typeof TONES)[number]> = {};

/** The common defaults of a fixed set of values, and a tone per value: neutral if none is declared. */
export const defaults = { ...commonDefaults, tones };
