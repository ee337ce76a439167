import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { ApiError, type Scope } from '../../dataProvider';
import type { Outcome } from '../config/types';
import { useText } from '../i18n/useText';
import { httpText, toneOf, type Tone } from '../ui/httpText';
import { pickOutcome } from './outcome';

const SECOND = 1000;
const USUAL = 3;

interface Answered {
  answer: { status: number } | ApiError;
  outcomes: readonly Outcome[];
  scope: Scope;
}

/**
 * Says how a call ended: what was declared for it, else the general text of the failure, never both (HTTP-08).
 * Answers with the texts that belong under fields of the form.
 */
export function useSay(): (answered: Answered) => Record<string, string> {
  const notify = useNotify();
  const t = useText();
  return useCallback(
    ({ answer, outcomes, scope }) => {
      const said = pickOutcome(outcomes, answer, scope);
      const failure = answer instanceof ApiError ? answer : undefined;
      const args = textArgs(scope);
      if (said?.silent) {
        if (failure) console.warn(failure);
        return {};
      }
      if (said?.field !== undefined) return { [said.field]: t(said.text, args) };
      if (said) {
        notify(t(said.text, args), {
          type: said.tone,
          autoHideDuration: (said.for ?? USUAL) * SECOND,
          code: failure?.code ?? answer.status,
        });
      } else if (failure) {
        notify(httpText(failure, t), {
          type: failureTone(failure.code),
          autoHideDuration: USUAL * SECOND,
          code: failure.code,
        });
      }
      return {};
    },
    [notify, t],
  );
}

/** A failure with a code of the 2xx, such as 226, is no success all the same. */
function failureTone(code: ApiError['code']): Tone {
  const tone = toneOf(code);
  return tone === 'success' ? 'error' : tone;
}

/** The plain values of a scope, for placeholders of a text. */
function textArgs(scope: Scope): Record<string, string | number> {
  const plain = Object.entries(scope).filter((entry): entry is [string, string | number] =>
    ['string', 'number'].includes(typeof entry[1]),
  );
  return Object.fromEntries(plain);
}
