import type { TONES } from '../../../fields/status/defaults';

export type MarkerTone = (typeof TONES)[number];

/** State that a marker shows: a tone, with its colour and form. */
export interface MarkerState {
  tone: MarkerTone;
  /** Text of the state beside the title of the record; '' if there is none. */
  label: string;
}

/** A tone with its meaning. */
export type LegendEntry = Pick<MarkerState, 'tone' | 'label'>;

/** States of the records of a map. */
export interface MarkerStates {
  /** Returns the state of a record; undefined if markers have no states. */
  getState: (record: object) => MarkerState | undefined;
  /** Heading of the legend; '' if there is none. */
  title: string;
  legend: readonly LegendEntry[];
  /** True while the states are read: their line below a title is reserved. Default false. */
  isPending?: boolean;
  /** Text about a failed read; undefined if there is none. */
  failure?: string | undefined;
  retry?: (() => void) | undefined;
}

/** Tones by urgency, the least urgent first: a cluster shows the most urgent one of its records. */
const TONES_BY_URGENCY: readonly MarkerTone[] = [
  'neutral',
  'ended',
  'success',
  'planned',
  'info',
  'unknown',
  'warning',
  'danger',
];

/** Urgency of a tone; more is more urgent. */
export const getUrgency = (tone: MarkerTone = 'neutral'): number => TONES_BY_URGENCY.indexOf(tone);

/** Tone of an urgency. */
export const getToneOfUrgency = (urgency: number): MarkerTone => TONES_BY_URGENCY[urgency] ?? 'neutral';
