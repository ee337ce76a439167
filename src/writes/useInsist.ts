import { useCallback, useState } from 'react';
import type { ApiError, Scope } from '../../dataProvider';
import type { Resource, Said } from '../config/types';

/** A question whether to send again what a host has refused for now, as long as it is open. */
export interface InsistQuestion {
  said: Extract<Said, { kind: 'insist' }>;
  /** Why it was not done, reason by reason. */
  reasons: readonly string[];
  resource: Resource;
  /** What the write was over, with what was sent under `form`. */
  scope: Scope;
  answer: (isSure: boolean) => void;
}

/** Asks whether to insist; nothing is sent while the question is open. */
export function useInsist(resource: Resource): {
  question: InsistQuestion | undefined;
  ask: (said: InsistQuestion['said'], error: ApiError | undefined, scope: Scope) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<InsistQuestion>();
  const ask = useCallback(
    (said: InsistQuestion['said'], error: ApiError | undefined, scope: Scope) =>
      new Promise<boolean>((resolve) => {
        const answer = (isSure: boolean): void => {
          setQuestion(undefined);
          resolve(isSure);
        };
        setQuestion({ said, reasons: error?.reasons ?? [], resource, scope, answer });
      }),
    [resource],
  );
  return { question, ask };
}
