import type { RaRecord } from 'ra-core';
import type { HostFinding } from '../../../dataProvider/hostChecks/hostFinding';
import type { HostCall } from './hostCall';
import type { StepId } from './trialPlan';

/** `fits`: nothing is missing; `should`: a screen shows less; `must`: a screen breaks; `untried`: nothing to try. */
export type StepState = 'running' | 'fits' | 'should' | 'must' | 'untried';

/** A need of a resource, tried with one or several reads. */
export interface TrialStep {
  id: StepId;
  state: StepState;
  reads: readonly TrialRead[];
  findings: readonly StepFinding[];
  /** Reasons why something was not tried. Spanish. */
  untried: readonly string[];
}

/** A finding; `lines`: lines to copy. */
export type StepFinding = Pick<HostFinding, 'level' | 'text' | 'advice'> & {
  place?: string | undefined;
  lines?: readonly string[] | undefined;
};

/** One read of the data provider: its calls and the rows that it returned. */
export interface TrialRead {
  id: number;
  /** Parameters in words. Spanish. */
  title: string;
  calls: readonly HostCall[];
  /** undefined if the read failed or has no rows. */
  rows: readonly RaRecord[] | undefined;
  /** Total of a list; undefined if the console found none. */
  total: number | undefined;
  isList: boolean;
}

/** State of a trial. */
export interface TrialState {
  isRunning: boolean;
  steps: readonly TrialStep[];
}
