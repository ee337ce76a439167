import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { Action, Resource } from '../config/types';
import type { ListActions } from '../mutations/list/ListActionsContext';

/** Target of an action: one record, the selected records, or the list itself. */
export interface ActionTarget {
  resource: Resource;
  record: RaRecord | undefined;
  selection: readonly RaRecord[] | undefined;
  parent: RaRecord | undefined;
  /** Title of the record whose page contains the action; '' if none. */
  pageRecordTitle: string;
  scope: Scope;
}

/** One run of an action. */
export interface RunningAction {
  action: Action;
  target: ActionTarget;
  list: ListActions | undefined;
  /** Counter, so the same action twice is two runs. */
  runId: number;
}
