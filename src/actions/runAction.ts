import { createContext, use, useCallback, type ComponentType, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action } from '../config/types';
import { useListActions, type ListActions } from '../mutations/list/ListActionsContext';
import type { ActionTarget } from './actionTarget';

/** Starts a run unless a conflicting one is active. */
export type RunAction = (action: Action, target: ActionTarget, list: ListActions | undefined) => void;
export const RunActionContext = createContext<RunAction>(() => undefined);

/** Active runs. */
interface RunningState {
  /** True if a run with a question, form or dialog is active. */
  isBusy: boolean;
  /** Records of the runs without a dialog, which run in parallel. */
  records: readonly (RaRecord | undefined)[];
}
export const ActionRunningContext = createContext<RunningState>({ isBusy: false, records: [] });

/**
 * Component that lets actions run inside the dialog of another action. Passed by context, because that action's code imports
 * this module.
 */
export const NestedActionsContext = createContext<ComponentType<{ children: ReactNode }>>(
  ({ children }) => children,
);

/** True if a run blocks this record: one with a dialog, or one on the record itself. */
export function useIsActionRunning({ id }: RaRecord): boolean {
  const { isBusy, records } = use(ActionRunningContext);
  return isBusy || records.some((record) => record?.id === id);
}

/** Returns a function that starts an action on a target, with the surrounding list. */
export function useRunAction(): (action: Action, target: ActionTarget) => void {
  const runAction = use(RunActionContext);
  const list = useListActions();
  return useCallback((action, target) => runAction(action, target, list), [runAction, list]);
}
