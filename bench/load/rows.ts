import type { State } from '../../fixtures/rows/state';

/** Kinds of rows that the load requests. */
export type LoadKind = 'assets' | 'gateways';

/** The first rows of a kind as the servers keep them; both hold the same. */
export const firstRows = <Of extends LoadKind>(state: State, kind: Of, count: number): State[Of] =>
  // An index by a type parameter is not narrowed by slice, which gives the same rows.
  state[kind].slice(0, count) as State[Of];

/** Reduces a state to the first rows of a kind and the rows that belong to them. */
export function keepFirst(state: State, kind: LoadKind, count: number): void {
  if (kind === 'gateways') {
    state.gateways = firstRows(state, kind, count);
    const gateways = new Set(state.gateways.map((row) => row.id));
    state.assets = state.assets.filter((row) => row.gateways.some((link) => gateways.has(link.gateway_id)));
  } else {
    state.assets = firstRows(state, kind, count);
  }
  const assetIds = new Set<string | null>(state.assets.map((row) => row.id));
  state.devices = state.devices.filter((row) => assetIds.has(row.asset_id));
}
