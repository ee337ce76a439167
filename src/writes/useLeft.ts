import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import type { ApiError } from '../../dataProvider';
import { lostTexts } from '../drafts/texts';
import { lostText, lostTone } from './lostText';
import type { Endings } from '../config/types';

interface Left {
  /** Whether the form or button that began the write is gone: its page was left, or it was closed. */
  isLeft: () => boolean;
  /** Says what the form would have shown itself. */
  sayMessages: (messages: Readonly<Record<string, string>>) => void;
  /** Says that nobody knows how the write ended. */
  sayLost: (error: ApiError) => void;
}

/** What a write needs that ends when nobody waits for it any more. */
export function useLeft(): Left {
  const notify = useNotify();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return {
    isLeft: useCallback(() => left.current, []),
    sayMessages: useCallback(
      (messages) => Object.values(messages).forEach((text) => notify(text, { type: 'error' })),
      [notify],
    ),
    sayLost: useCallback(
      (error) =>
        notify(lostTexts.done, {
          type: lostTone(error),
          code: error.code,
          cause: lostText(error, true),
        }),
      [notify],
    ),
  };
}

/** What still follows a write whose page was left: what is read stays true, and the session; nobody is led elsewhere. */
export const withoutPage = (then: Endings['then']): Endings['then'] => [
  'reload',
  ...then.filter((step) => step === 'refreshProfile' || step === 'logout'),
];
