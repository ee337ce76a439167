import { useEffect, useRef } from 'react';
import { Icon } from '../ui/Icon';
import { logMessage } from '../ui/messageLog';
import type { Operation } from './operation';
import { sayEnd } from './say';

/** How an operation ended; where it ended before one's eyes, also kept in the log of messages. */
export function Summary({ operation }: { operation: Operation }) {
  const { state, title } = operation;
  const isOver = state !== 'running';
  const text = sayEnd(operation);
  const tone = state === 'done' ? 'success' : 'warning';
  const hasRun = useRef(false);
  useEffect(() => {
    if (isOver && hasRun.current) logMessage(tone, [title, text]);
    hasRun.current = !isOver;
  }, [isOver, tone, title, text]);
  return (
    <div role="status">
      {isOver && text !== '' && (
        <div className={`notice ${tone}`}>
          <Icon name={state === 'done' ? 'check' : 'alert-triangle'} size={18} />
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}
