import { createContext, use, useCallback, type ComponentType, type ReactNode } from 'react';
import type { Action } from '../config/types';
import { useListScope, type ListScopeValue } from '../writes/ListScope';
import type { ActionTarget } from '../writes/target';

/** Begins a run, where none is under way. */
export type Start = (action: Action, target: ActionTarget, list: ListScopeValue | undefined) => void;
export const StartContext = createContext<Start>(() => undefined);
export const ActingContext = createContext(false);

/** Lets actions run inside the dialog of one that runs: it loads them, so it is handed in. */
export const MoreActionsContext = createContext<ComponentType<{ children: ReactNode }>>(
  ({ children }) => children,
);

/** Whether an action runs: none other begins meanwhile. */
export const useIsActing = (): boolean => use(ActingContext);

/** Starts an action on a target; knows the list it stands in. */
export function useRunAction(): (action: Action, target: ActionTarget) => void {
  const start = use(StartContext);
  const list = useListScope();
  return useCallback((action, target) => start(action, target, list), [start, list]);
}
