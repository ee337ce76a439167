import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { topDialog } from '../../ui/dialog/dialogStack';
import { ConfirmSendDialog } from './ConfirmSendDialog';
import type { RequestSummary } from './loggedRequest';

interface PendingConfirmation {
  id: number;
  call: RequestSummary;
  /** Inside what is open, since the page behind that is hidden from screen readers. */
  container: HTMLElement;
  answer: (isSent: boolean) => void;
}

/** Asks of one call after the other whether to send it; who leaves has said no to all of them. */
export function useConfirmSend(): { confirm: (call: RequestSummary) => Promise<boolean>; dialog: ReactNode } {
  const [pending, setPending] = useState<readonly PendingConfirmation[]>([]);
  const openAnswers = useRef(new Set<(isSent: boolean) => void>());
  const lastId = useRef(0);
  const isUnmounted = useRef(false);
  const confirm = useCallback(
    (call: RequestSummary) =>
      new Promise<boolean>((resolve) => {
        // A job continues after its screen unmounts; then there is no user to ask.
        if (isUnmounted.current) return resolve(false);
        const id = (lastId.current += 1);
        const answer = (isSent: boolean): void => {
          openAnswers.current.delete(answer);
          setPending((previous) => previous.filter((entry) => entry.id !== id));
          resolve(isSent);
        };
        openAnswers.current.add(answer);
        setPending((previous) => [
          ...previous,
          { id, call, answer, container: topDialog() ?? document.body },
        ]);
      }),
    [],
  );
  useEffect(() => {
    const { current } = openAnswers;
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      for (const answer of Array.from(current)) answer(false);
    };
  }, []);
  const [first] = pending;
  return {
    confirm,
    dialog:
      first &&
      createPortal(
        <ConfirmSendDialog key={first.id} call={first.call} onAnswer={first.answer} />,
        first.container.isConnected ? first.container : document.body,
      ),
  };
}
