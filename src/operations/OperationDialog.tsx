import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Buttons } from './Buttons';
import type { Operation } from './operation';
import './operations.css';
import { Progress } from './Progress';
import { RowTable } from './RowTable';
import { Summary } from './Summary';
import { operationTexts as texts } from './texts';
import { useWatched } from './useOperations';

interface OperationDialogProps {
  operation: Operation;
  /** What else can be done, before the other buttons. */
  more?: ReactNode;
  /** It was closed: what runs goes on. */
  onClose: () => void;
  /** Its page is left. Default `onClose`. */
  onLeave?: () => void;
}

/** An operation: how far it is, what became of each row, and what can still be done. Closing it stops nothing. */
export function OperationDialog({ operation, more, onClose, onLeave = onClose }: OperationDialogProps) {
  const { id, title, state, rows, does } = operation;
  const isOver = state !== 'running';
  useWatched(id);
  // The one button that there always is: those before it come and go.
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), [isOver]);
  const hasLostReasons = !does.retry && rows.some((row) => row.state === 'failed' && row.why === '');
  return (
    <Dialog
      open
      title={title}
      width={720}
      onClose={onClose}
      onLeave={onLeave}
      actions={
        <>
          {more}
          <Buttons operation={operation} />
          <Button ref={main} variant={isOver ? 'primary' : undefined} onClick={onClose}>
            {isOver ? texts.close : texts.behind}
          </Button>
        </>
      }
    >
      <Progress operation={operation} />
      <Summary operation={operation} />
      {hasLostReasons && <p className="muted">{texts.reasons_gone}</p>}
      {rows.length > 0 && <RowTable rows={rows} isOver={isOver} />}
    </Dialog>
  );
}
