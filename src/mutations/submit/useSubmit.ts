import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RaRecord } from 'ra-core';
import type { ApiError, Scope } from '../../../dataProvider';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';
import { useLock } from '../../ui/hooks/useLock';
import type { FormAlert } from '../outcome/describeOutcome';
import { useNotifyOutcome } from '../outcome/useNotifyOutcome';
import type { VerificationResult } from '../unknownOutcome/verifyOutcome';
import { useSuccessEffects } from '../useSuccessEffects';
import { useUnmounted } from '../useUnmounted';
import type { DeclaredMutation, SubmittedForm, Values } from './declaredMutation';
import { finishSubmit, submitRecord, type SubmitHost, type SubmitResult } from './submitRecord';
import type { Ask, SubmitQuestion } from './submitQuestion';

/** A form on screen, with the state that a submit changes. */
export interface MountedForm extends SubmittedForm {
  /** Removes the draft, because the input is saved. */
  markSaved: () => void;
  /** Called when sending starts or ends. */
  setSending: (isSending: boolean) => void;
}

/** Write with an unknown outcome. */
export interface UnknownOutcome {
  error: ApiError;
  /** Number of tries in a row with an unknown outcome. */
  attempt: number;
  /** Checks by a read whether the write was applied; undefined if no read can tell. */
  verify: (() => Promise<VerificationResult>) | undefined;
}

/** Submit of a form or button, with the state that its screen shows. */
export interface Submit {
  /** True from the press to the end, questions included. */
  busy: boolean;
  /** True while the request is pending. */
  isSending: boolean;
  /** Open question; nothing is sent meanwhile. */
  question: SubmitQuestion | undefined;
  /** Warnings about the values; nothing was sent. */
  warnings: readonly string[];
  dismissWarnings: () => void;
  /** Errors that belong to no field. */
  problems: readonly string[];
  /** Alert of the last response, if it keeps the form open. */
  formAlert: FormAlert | undefined;
  /** Last try, if its outcome is unknown. */
  unknownOutcome: UnknownOutcome | undefined;
  dismissUnknownOutcome: () => void;
  /** Closes the form and runs the effects of a write with an unknown outcome that proved to be done. */
  finishVerified: (record: RaRecord | undefined) => Promise<void>;
  /** Submits the values. Ignores further calls while one is running. Never rejects. */
  submit: (values: Values) => Promise<SubmitResult>;
}

/** Unknown outcome with the write that it belongs to. */
interface UnverifiedWrite extends UnknownOutcome {
  mutation: DeclaredMutation;
  scope: Scope;
}

const NO_TEXTS: readonly string[] = [];
const CANCELLED: SubmitResult = { kind: 'cancelled' };

/** Runs the submits of a mutation, one at a time, and holds their state. `form`: undefined for an action without one. */
export function useSubmit(mutation: DeclaredMutation, form?: MountedForm): Submit {
  const ownLock = useLock();
  const { busy, run } = mutation.lock ?? ownLock;
  const [isSending, setIsSending] = useState(false);
  const [question, setQuestion] = useState<SubmitQuestion>();
  const [warnings, setWarnings] = useState(NO_TEXTS);
  const [problems, setProblems] = useState(NO_TEXTS);
  const [formAlert, setFormAlert] = useState<FormAlert>();
  const [unknownOutcome, setUnknownOutcome] = useState<UnverifiedWrite>();
  const knownValues = useRef<Values>({});
  const { isUnmounted, notifyMessages, notifyUnknownOutcome } = useUnmounted();
  const notifyOutcome = useNotifyOutcome();
  const runEffects = useSuccessEffects();
  const t = useTranslateText();
  // Also if nothing was typed: leaving the page would lose the outcome.
  useWarnBeforeUnload(isSending && mutation.isReadOnly !== true);

  const ask: Ask = (buildQuestion) =>
    new Promise((resolve) => {
      const question = buildQuestion((answer) => {
        setQuestion(undefined);
        resolve(answer);
      });
      setQuestion(question);
    });
  const host: SubmitHost = {
    ask,
    t,
    knownValues,
    isUnmounted,
    setSending: (value) => {
      form?.setSending(value);
      setIsSending(value);
    },
    setFormAlert,
    notifyOutcome,
    notifyMessages,
    notifyUnknownOutcome,
    markSaved: () => form?.markSaved(),
    close: ({ onDone }, scope) => flushSync(() => onDone(scope)),
    runEffects: ({ resource, list }, effects, scope) => runEffects({ effects, resource, scope, list }),
  };
  // `submit` keeps its identity: a field that submits its value in an effect must not submit it again.
  const latest = useRef({ mutation, form, host });
  useLayoutEffect(() => {
    latest.current = { mutation, form, host };
  });

  const submit = useCallback(
    async (values: Values): Promise<SubmitResult> => {
      const result = await run(async () => {
        const { host: currentHost, ...submission } = latest.current;
        setProblems(NO_TEXTS);
        const end = await submitRecord({ ...submission, values }, currentHost);
        if (end.kind === 'cancelled') return end;
        if (end.kind === 'unknown') {
          const { verify } = submission.mutation;
          setUnknownOutcome((before) => ({
            error: end.error,
            attempt: (before?.attempt ?? 0) + 1,
            verify: verify && (() => verify(end.scope)),
            mutation: submission.mutation,
            scope: end.scope,
          }));
          return end;
        }
        // Hide the notice only now; hiding it on press would shift the button under the pointer.
        setUnknownOutcome(undefined);
        if (end.kind === 'warned') setWarnings(end.warnings);
        if (end.kind === 'refused') setProblems(end.problems);
        return end;
      });
      return result ?? CANCELLED;
    },
    [run],
  );
  const finishVerified = async (record: RaRecord | undefined): Promise<void> => {
    if (!unknownOutcome) return;
    const { mutation: sentMutation, scope } = unknownOutcome;
    const done = { effects: sentMutation.effects, scope: { ...scope, result: record ?? {} } };
    await finishSubmit(sentMutation, done, host);
  };
  return {
    busy,
    isSending,
    question,
    warnings,
    dismissWarnings: () => setWarnings(NO_TEXTS),
    problems,
    formAlert,
    unknownOutcome,
    dismissUnknownOutcome: () => setUnknownOutcome(undefined),
    finishVerified,
    submit,
  };
}
