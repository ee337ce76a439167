import type { GetListParams } from 'ra-core';
import type { AccessRule, Resource } from '../../config/types';
import type { ActionTarget } from '../actionTarget';

/** Reads of a question about one record at most; the others are named as not counted. */
export const MAX_READS = 7;

/** Something that depends on the record of an action, and where its number comes from. */
export interface ImpactCount {
  /** Name of what is counted, a declared text; '' if it has none. */
  label: string;
  /** Sentence about the number, a declared text; null: the label with the number. */
  text: string | null;
  /** Console path of what is counted. */
  link: string | undefined;
  source:
    | { kind: 'read'; resource: string; params: GetListParams }
    | { kind: 'rows'; rows: readonly unknown[] }
    /** Counts of selected records, which are added up; `total`: number of the records that have the list. */
    | { kind: 'sum'; parts: readonly ImpactCount[]; total: number }
    /** The user may not read it. */
    | { kind: 'denied' }
    /** The record or the host does not tell it. */
    | { kind: 'uncounted' };
  /** Returns true for a row that counts; null: all count. */
  matches: ((row: unknown) => boolean) | null;
  /** Resource of the rows; undefined if it is not declared. */
  rowResource: Resource | undefined;
  /** Action offered beside each row. */
  resolveAction: { resource: string; action: string } | undefined;
}

/** Inputs of the counts: the target, the declarations and the permissions. */
export interface ImpactContext {
  target: ActionTarget;
  resources: { get: (name: string) => Resource | undefined };
  canAccess: (access: AccessRule) => boolean;
}

/** Builds the count of one entry for a record; none if the record does not have the list. */
export type BuildCount = (context: ImpactContext) => ImpactCount[];

/** Returns the key of what is read, of a sum that of its first read; undefined if nothing is. Equal keys are one read. */
export function getReadKey({ source }: Pick<ImpactCount, 'source'>): string | undefined {
  if (source.kind === 'sum') return source.parts[0] && getReadKey(source.parts[0]);
  return source.kind === 'read' ? JSON.stringify([source.resource, source.params]) : undefined;
}
