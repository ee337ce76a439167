import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { topDialog } from '../../../ui/dialogStack';
import { SendQuestion } from './SendQuestion';
import type { ShownCall } from './loggedRequest';

interface Waiting {
  id: number;
  call: ShownCall;
  /** Inside what is open, since the page behind that is hidden from screen readers. */
  place: HTMLElement;
  answer: (isSent: boolean) => void;
}

/** Asks of one call after the other whether to send it; who leaves has said no to all of them. */
export function useSendQuestion(): { confirm: (call: ShownCall) => Promise<boolean>; question: ReactNode } {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const open = useRef(new Set<(isSent: boolean) => void>());
  const last = useRef(0);
  const isLeft = useRef(false);
  const confirm = useCallback(
    (call: ShownCall) =>
      new Promise<boolean>((resolve) => {
        // An operation goes on when its screen is left: there is nobody to ask any more.
        if (isLeft.current) return resolve(false);
        const id = (last.current += 1);
        const answer = (isSent: boolean): void => {
          open.current.delete(answer);
          setWaiting((before) => before.filter((one) => one.id !== id));
          resolve(isSent);
        };
        open.current.add(answer);
        setWaiting((before) => [...before, { id, call, answer, place: topDialog() ?? document.body }]);
      }),
    [],
  );
  useEffect(() => {
    const { current } = open;
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const answer of Array.from(current)) answer(false);
    };
  }, []);
  const [first] = waiting;
  return {
    confirm,
    question:
      first &&
      createPortal(
        <SendQuestion key={first.id} call={first.call} onAnswer={first.answer} />,
        first.place.isConnected ? first.place : document.body,
      ),
  };
}
