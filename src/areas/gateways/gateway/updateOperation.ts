import type { Operation, OperationPlace, OperationRow, RowState } from '../../../operations/operation';
import { operations } from '../../../operations/operations';
import { gatewayTexts as texts } from './texts';
import type { UpdateState } from './updateState';
import { modules, type UpdateModule } from './versions';

/** Kind of the operations of this folder, and id of the part that follows them. */
export const UPDATE = 'gateway-update';

/** Puts the update of a gateway into the tray; in the place of what an earlier one left there. */
export function beginUpdate(gateway: string, begun: readonly UpdateModule[], to: string): void {
  for (const { id } of operations.snapshot().filter((one) => isUpdateOf(one, gateway))) operations.remove(id);
  const place: OperationPlace = { label: gateway, to };
  const rows = begun.map((module) => rowOf(module, 'running'));
  const facts = { gateway, modules: begun.join(' ') };
  operations.begin({ kind: UPDATE, title: texts.operation, place, rows, facts });
}

export const isUpdateOf = ({ kind, facts }: Operation, gateway: string): boolean =>
  kind === UPDATE && facts.gateway === gateway;

/** The modules that an operation updates. */
export const modulesOf = ({ facts }: Operation): UpdateModule[] =>
  modules.filter((module) => facts.modules?.split(' ').includes(module));

export const rowOf = (module: UpdateModule, state: RowState): OperationRow => ({
  name: texts.modules[module],
  state,
  why: '',
});

/** What became of a module by the answer of the host; undefined while nothing was answered. */
export function rowStateOf(state: UpdateState | undefined, error: Error | null): RowState | undefined {
  if (error) return 'unknown';
  if (state === undefined) return undefined;
  return state === 'COMPLETED' ? 'done' : state === 'FAILED' ? 'failed' : 'running';
}
