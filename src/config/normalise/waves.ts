import { DEFAULTS } from '../defaults';
import type { ActionInput } from '../schema/action';
import type { Waves } from '../types';
import { normaliseCall } from './outcome';

/** Fills the waves of an action. The code of the waves calls it, so that the first page does not load it. */
export const normaliseWaves = (
  { size, stopAbove, interval, state, target, versions = [] }: NonNullable<ActionInput['waves']>,
  host: string,
): Waves => ({
  size: size ?? DEFAULTS.waves.size,
  stopAbove: stopAbove ?? DEFAULTS.waves.stopAbove,
  interval: interval ?? DEFAULTS.waves.interval,
  state: { ...state, call: normaliseCall(state.call, host), id: state.id ?? null },
  target: target ? normaliseCall(target, host) : null,
  versions: versions.map((version) => ({ ...version, when: version.when ?? null })),
});
