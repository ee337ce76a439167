import { createContext, use, useCallback, type ComponentType, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action } from '../config/types';
import { useListScope, type ListScopeValue } from '../writes/ListScope';
import type { ActionTarget } from '../writes/target';

/** Begins a run, where none is under way that would stand in its way. */
export type Start = (action: Action, target: ActionTarget, list: ListScopeValue | undefined) => void;
export const StartContext = createContext<Start>(() => undefined);

/** What runs now. */
interface Acting {
  /** One with a question, a form or a dialog. */
  isBusy: boolean;
  /** The records of those that ask nothing, each beside the others. */
  records: readonly (RaRecord | undefined)[];
}
export const ActingContext = createContext<Acting>({ isBusy: false, records: [] });

/** Lets actions run inside the dialog of one that runs: it loads them, so it is handed in. */
export const MoreActionsContext = createContext<ComponentType<{ children: ReactNode }>>(
  ({ children }) => children,
);

/** Whether an action runs that keeps others from this record: one that asks, or one of the record itself. */
export function useIsActing({ id }: RaRecord): boolean {
  const { isBusy, records } = use(ActingContext);
  return isBusy || records.some((record) => record?.id === id);
}

/** Starts an action on a target; knows the list it stands in. */
export function useRunAction(): (action: Action, target: ActionTarget) => void {
  const start = use(StartContext);
  const list = useListScope();
  return useCallback((action, target) => start(action, target, list), [start, list]);
}
