import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import type { ApiError } from '../../dataProvider';
import { unknownOutcomeTexts } from '../drafts/texts';
import { getUnknownOutcomeText, getUnknownOutcomeTone } from './unknownOutcome/unknownOutcomeText';
import type { OutcomeRules } from '../config/types';

interface UnmountState {
  /** True if the form or button that started the write has unmounted: its page was left, or it was closed. */
  isUnmounted: () => boolean;
  /** Shows the messages that the form would have shown. */
  notifyMessages: (messages: Readonly<Record<string, string>>) => void;
  /** Reports that the outcome of the write is unknown. */
  notifyUnknownOutcome: (error: ApiError) => void;
}

/** Handles a write that ends after its component has unmounted. */
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

/** Returns the effects that still run after the page was left: refetches and session changes, but no navigation. */
export const getEffectsAfterUnmount = (effects: OutcomeRules['effects']): OutcomeRules['effects'] => [
  'refetch',
  ...effects.filter((effect) => effect === 'refreshProfile' || effect === 'logout'),
];
