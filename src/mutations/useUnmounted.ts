import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import type { ApiError } from '../../dataProvider';
import { unknownOutcomeTexts } from '../drafts/texts';
import { getUnknownOutcomeText, getUnknownOutcomeTone } from './unknownOutcome/unknownOutcomeText';
import type { OutcomeRules } from '../config/types';

interface UnmountState {
  /** Whether the form or button that began the write is gone: its page was left, or it was closed. */
  isUnmounted: () => boolean;
  /** Says what the form would have shown itself. */
  notifyMessages: (messages: Readonly<Record<string, string>>) => void;
  /** Says that nobody knows how the write ended. */
  notifyUnknownOutcome: (error: ApiError) => void;
}

/** What a write needs that ends when nobody waits for it any more. */
export function useUnmounted(): UnmountState {
  const notify = useNotify();
  const unmountedRef = useRef(false);
  useEffect(() => {
    unmountedRef.current = false;
    return () => {
      unmountedRef.current = true;
    };
  }, []);
  return {
    isUnmounted: useCallback(() => unmountedRef.current, []),
    notifyMessages: useCallback(
      (messages) => Object.values(messages).forEach((text) => notify(text, { type: 'error' })),
      [notify],
    ),
    notifyUnknownOutcome: useCallback(
      (error) =>
        notify(unknownOutcomeTexts.done, {
          type: getUnknownOutcomeTone(error),
          code: error.code,
          cause: getUnknownOutcomeText(error, true),
        }),
      [notify],
    ),
  };
}

/** What still follows a write whose page was left: what is read stays true, and the session; nobody is led elsewhere. */
export const getEffectsAfterUnmount = (effects: OutcomeRules['effects']): OutcomeRules['effects'] => [
  'reload',
  ...effects.filter((effect) => effect === 'refreshProfile' || effect === 'logout'),
];
