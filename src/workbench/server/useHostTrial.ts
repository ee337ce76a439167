import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { runTrial } from './runTrial';
import type { TrialPlan } from './trialPlan';
import type { TrialState } from './trialState';
import type { SignedIn } from './trialRequest';

/** ms without typing after which a changed dialect, path or declaration is tried again. */
const RETRY_DELAY = 700;

/** Runs trials of a host, one at a time. */
export interface HostTrial {
  /** undefined before the first trial. */
  state: TrialState | undefined;
  /** Plan of the shown trial. */
  plan: TrialPlan | undefined;
  /** True if the address or the session has changed since: they are sent only after a press of the button. */
  isOutdated: boolean;
  /** Signs in again and tries the plan. */
  start: (plan: TrialPlan) => void;
  /** Tries the plan in the same session, and writes a test record. */
  write: (plan: TrialPlan) => void;
}

interface ShownTrial {
  plan: TrialPlan;
  state: TrialState;
  /** Plan of the inputs when the trial began. */
  inputPlan: TrialPlan | undefined;
}

/**
 * Runs trials. The user starts a first one; afterwards a changed plan for the same address and session is tried again,
 * debounced. `plan` is undefined while the inputs have problems. `onRows` gets the rows of a plan that reads the list alone.
 */
export function useHostTrial(
  plan: TrialPlan | undefined,
  onRows: (rows: readonly RaRecord[], plan: TrialPlan) => void,
): HostTrial {
  const [shown, setShown] = useState<ShownTrial>();
  const [pressedKey, setPressedKey] = useState<string>();
  const controller = useRef<AbortController | undefined>(undefined);
  // A trial that writes goes on to its end, so that the test record is deleted.
  const isWriting = useRef(false);
  const session = useRef<SignedIn | undefined>(undefined);
  const latest = useRef({ plan, onRows });
  useEffect(() => {
    latest.current = { plan, onRows };
  }, [plan, onRows]);
  const run = useCallback(async (next: TrialPlan): Promise<void> => {
    if (isWriting.current) return;
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    isWriting.current = next.writes === true;
    const inputPlan = latest.current.plan;
    const { signedIn, rows } = await runTrial(next, {
      signal,
      signedIn: session.current,
      onChange: (state) => {
        if (!signal.aborted) setShown({ plan: next, state, inputPlan });
      },
    }).finally(() => {
      if (controller.current?.signal === signal) isWriting.current = false;
    });
    if (signal.aborted) return;
    session.current = signedIn;
    if (!next.onlyList || rows.length === 0) return;
    latest.current.onRows(rows, next);
    // The declaration is tried next, also if it is the same as before.
    setShown((current) => current && { ...current, inputPlan: undefined });
  }, []);
  useEffect(
    () => () => {
      if (!isWriting.current) controller.current?.abort();
    },
    [],
  );
  const start = useCallback(
    (next: TrialPlan) => {
      session.current = undefined;
      setPressedKey(getTargetKey(next));
      void run(next);
    },
    [run],
  );
  const isSameTarget = plan !== undefined && pressedKey === getTargetKey(plan);
  const isChanged = shown !== undefined && plan !== shown.inputPlan;
  const rerun = useEffectEvent(() => plan && void run(plan));
  useEffect(() => {
    if (!isSameTarget || !isChanged) return undefined;
    const timer = setTimeout(rerun, RETRY_DELAY);
    return () => clearTimeout(timer);
  }, [plan, isSameTarget, isChanged]);
  return {
    state: shown?.state,
    plan: shown?.plan,
    isOutdated: plan !== undefined && pressedKey !== undefined && !isSameTarget,
    start,
    write: (next) => void run({ ...next, writes: true }),
  };
}

/** Identifies the address and the session of a plan. */
const getTargetKey = ({ url, auth }: TrialPlan): string =>
  JSON.stringify([url, auth.kind, auth.kind === 'declared' ? [auth.source, auth.credentials] : []]);
