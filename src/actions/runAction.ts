import { createContext, use, useCallback, type ComponentType, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action } from '../config/types';
import { useListActions, type ListActions } from '../mutations/list/ListActionsContext';
import type { ActionTarget } from './actionTarget';

/** Begins a run, where none is under way that would stand in its way. */
export type RunAction = (action: Action, target: ActionTarget, list: ListActions | undefined) => void;
export const RunActionContext = createContext<RunAction>(() => undefined);

/** What runs now. */
interface RunningState {
  /** One with a question, a form or a dialog. */
  isBusy: boolean;
  /** The records of those that ask nothing, each beside the others. */
  records: readonly (RaRecord | undefined)[];
}
export const ActionRunningContext = createContext<RunningState>({ isBusy: false, records: [] });

/** Lets actions run inside the dialog of one that runs: it loads them, so it is handed in. */
export const NestedActionsContext = createContext<ComponentType<{ children: ReactNode }>>(
  ({ children }) => children,
);

/** Whether an action runs that keeps others from this record: one that asks, or one of the record itself. */
export function useIsActionRunning({ id }: RaRecord): boolean {
  const { isBusy, records } = use(ActionRunningContext);
  return isBusy || records.some((record) => record?.id === id);
}

/** Starts an action on a target; knows the list it stands in. */
export function useRunAction(): (action: Action, target: ActionTarget) => void {
  const runAction = use(RunActionContext);
  const list = useListActions();
  return useCallback((action, target) => runAction(action, target, list), [runAction, list]);
}
