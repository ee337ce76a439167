import type { HostCall } from './hostCall';
import type { StepId } from './trialPlan';
import type { StepFinding, StepState, TrialRead, TrialState, TrialStep } from './trialState';

/** Collects the steps, reads and calls of a trial, and reports each change. */
export interface TrialRecorder {
  startStep: (id: StepId) => StepRecorder;
  /** Adds a step of an earlier trial that is not repeated. */
  addStep: (step: TrialStep) => void;
  /** Starts a read of the current step; its calls follow. Returns the function that adds its result. */
  start: (title: string, isList: boolean) => (result: Pick<TrialRead, 'rows' | 'total'>) => void;
  /** Adds or replaces a call of the current read. */
  addCall: (call: HostCall) => void;
  nextId: () => number;
  lastCall: () => HostCall | undefined;
  /** Returns the body of the last response as JSON. */
  lastBody: () => unknown;
  /** Returns the number of calls so far. */
  countCalls: () => number;
  /** Ends the trial. */
  end: () => void;
}

export interface StepRecorder {
  report: (finding: StepFinding) => void;
  skip: (reason: string) => void;
  /** Last call of the step. */
  lastCall: () => HostCall | undefined;
  /** Ends the step and returns it. */
  end: () => TrialStep | undefined;
}

/** Creates the recorder of one trial. */
export function createTrialRecorder(onChange: (state: TrialState) => void): TrialRecorder {
  let state: TrialState = { isRunning: true, steps: [] };
  let lastId = 0;
  let callCount = 0;
  const nextId = (): number => (lastId += 1);
  const update = (next: TrialState): void => {
    state = next;
    onChange(state);
  };
  const updateLastStep = (change: (step: TrialStep) => TrialStep): void =>
    update({
      ...state,
      steps: state.steps.map((step, index) => (index === state.steps.length - 1 ? change(step) : step)),
    });
  const updateRead = (id: number, change: (read: TrialRead) => TrialRead): void =>
    updateLastStep((step) => ({
      ...step,
      reads: step.reads.map((read) => (read.id === id ? change(read) : read)),
    }));
  const lastCall = (): HostCall | undefined =>
    state.steps
      .at(-1)
      ?.reads.flatMap(({ calls }) => calls)
      .at(-1);
  const start: TrialRecorder['start'] = (title, isList) => {
    const read = { id: nextId(), title, calls: [], rows: undefined, total: undefined, isList };
    updateLastStep((step) => ({ ...step, reads: [...step.reads, read] }));
    return (result) => updateRead(read.id, (current) => ({ ...current, ...result }));
  };
  return {
    start,
    nextId,
    lastCall,
    lastBody: () => lastCall()?.response?.json,
    countCalls: () => callCount,
    addStep: (step) => update({ ...state, steps: [...state.steps, step] }),
    startStep: (id) => {
      const step: TrialStep = { id, state: 'running', reads: [], findings: [], untried: [] };
      update({ ...state, steps: [...state.steps, step] });
      return {
        lastCall,
        report: (finding) =>
          updateLastStep((current) => ({ ...current, findings: [...current.findings, finding] })),
        skip: (reason) =>
          updateLastStep((current) => ({ ...current, untried: [...current.untried, reason] })),
        end: () => {
          updateLastStep((current) => ({ ...current, state: getStepState(current) }));
          return state.steps.at(-1);
        },
      };
    },
    addCall: (call) => {
      if (call.state === 'waiting') callCount += 1;
      // A call without a read is one of the sign-in.
      if (state.steps.at(-1)?.reads.length === 0) start('', false);
      updateLastStep((step) => ({
        ...step,
        reads: step.reads.map((read, index) =>
          read.calls.some(({ id }) => id === call.id)
            ? { ...read, calls: read.calls.map((known) => (known.id === call.id ? call : known)) }
            : index === step.reads.length - 1 && call.state === 'waiting'
              ? { ...read, calls: [...read.calls, call] }
              : read,
        ),
      }));
    },
    end: () => update({ ...state, isRunning: false }),
  };
}

/** The most severe finding decides. */
const getStepState = ({ findings, untried, reads }: TrialStep): StepState =>
  (['must', 'should'] as const).find((level) => findings.some((finding) => finding.level === level)) ??
  (untried.length > 0 && reads.length === 0 ? 'untried' : 'fits');
