import { useCallback, useState } from 'react';
import type { ApiError, Scope } from '../../dataProvider';
import type { Resource, OutcomeMessage } from '../config/types';

/** A question whether to send again what a host has refused for now, as long as it is open. */
export interface ForceQuestion {
  message: Extract<OutcomeMessage, { kind: 'insist' }>;
  /** Why it was not done, reason by reason. */
  reasons: readonly string[];
  resource: Resource;
  /** What the write was over, with what was sent under `form`. */
  scope: Scope;
  answer: (isConfirmed: boolean) => void;
}

/** Asks whether to insist; nothing is sent while the question is open. */
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
