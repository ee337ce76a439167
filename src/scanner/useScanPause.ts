import { useEffect, useRef, type KeyboardEvent } from 'react';
import { POSSIBLE_SCAN_KEY_GAP_MS, SCAN_END_WAIT_MS, SCAN_MIN_LENGTH } from '../lib/input/keyboardScanTiming';

const MODIFIER_KEY = /^(?:Shift|CapsLock|AltGraph|Control|Alt|Meta)$/;

/**
 * Returns a handler for the keys of an input that takes one code after the other. It calls `onPause` 0.3 s after the last key of
 * a keyboard scanner that sends neither Enter nor Tab after a code. Keys of a hand never call it.
 */
export function useScanPause(onPause: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const typing = useRef({ count: 0, lastKeyAt: -Infinity });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onPauseRef = useRef(onPause);
  useEffect(() => {
    onPauseRef.current = onPause;
  }, [onPause]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ key, timeStamp }) => {
    if (MODIFIER_KEY.test(key)) return;
    clearTimeout(timer.current);
    const { count, lastKeyAt } = typing.current;
    const isNext = timeStamp - lastKeyAt <= POSSIBLE_SCAN_KEY_GAP_MS;
    const nextCount = key.length > 1 ? 0 : isNext ? count + 1 : 1;
    typing.current = { count: nextCount, lastKeyAt: timeStamp };
    if (nextCount >= SCAN_MIN_LENGTH)
      timer.current = setTimeout(() => onPauseRef.current(), SCAN_END_WAIT_MS);
  };
}
