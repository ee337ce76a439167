import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { Action, Resource } from '../config/types';
import type { ListActions } from '../mutations/list/ListActionsContext';

/** What an action is done to: one record, the selected ones, or the list as such. */
export interface ActionTarget {
  resource: Resource;
  record: RaRecord | undefined;
  selection: readonly RaRecord[] | undefined;
  parent: RaRecord | undefined;
  /** What the record is called on whose page it stands; '' for none. */
  pageRecordTitle: string;
  scope: Scope;
}

/** One run of an action. */
export interface RunningAction {
  action: Action;
  target: ActionTarget;
  list: ListActions | undefined;
  /** Counts up, so that the same action twice is two runs. */
  runId: number;
}
