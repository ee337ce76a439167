import { useCallback, useState } from 'react';
import type { ApiError, Scope } from '../../dataProvider';
import type { Resource, OutcomeMessage } from '../config/types';

/** Open question whether to resend with force after the host's refusal. */
export interface ForceQuestion {
  message: Extract<OutcomeMessage, { kind: 'forceConfirm' }>;
  /** Reasons for the refusal, one by one. */
  reasons: readonly string[];
  resource: Resource;
  /** Scope of the write, with the sent values under `form`. */
  scope: Scope;
  answer: (isConfirmed: boolean) => void;
}

/** Asks whether to force the write; nothing is sent while the question is open. */
export function useForceConfirm(resource: Resource): {
  question: ForceQuestion | undefined;
  confirmForce: (
    message: ForceQuestion['message'],
    error: ApiError | undefined,
    scope: Scope,
  ) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<ForceQuestion>();
  const confirmForce = useCallback(
    (message: ForceQuestion['message'], error: ApiError | undefined, scope: Scope) =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean): void => {
          setQuestion(undefined);
          resolve(isConfirmed);
        };
        setQuestion({ message, reasons: error?.reasons ?? [], resource, scope, answer });
      }),
    [resource],
  );
  return { question, confirmForce };
}
