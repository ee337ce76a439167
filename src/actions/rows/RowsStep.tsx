import { useNotify } from 'ra-core';
import type { Send } from '../../config/types';
import { countOf } from '../../operations/operation';
import { OperationDialog } from '../../operations/OperationDialog';
import { Button } from '../../ui/Button';
import type { RunningAction } from '../../writes/target';
import { useLookAgain } from '../../writes/useLookAgain';
import { rowsTexts as texts } from './texts';
import { useRowRun } from './useRowRun';

interface RowsStepProps {
  running: RunningAction;
  does: Send;
  /** What the form of the action held; the same for each row. */
  form: Readonly<Record<string, unknown>>;
  onDone: () => void;
}

const stays = (): void => undefined;

/** An action under way for each of several records; closed while it runs, it goes on in the tray. */
export default function RowsStep({ running, does, form, onDone }: RowsStepProps) {
  const { operation, leave } = useRowRun(running, does, form);
  const notify = useNotify();
  const { isLooking, look } = useLookAgain(stays);
  if (!operation) return null;
  const isOver = operation.state !== 'running';
  const left = (): void => {
    onDone();
    if (!isOver) notify(texts.goes_on, { type: 'info' });
  };
  const close = (): void => {
    left();
    if (isOver) leave();
  };
  const isDoubtful = isOver && countOf(operation.rows, 'unknown') > 0;
  return (
    <OperationDialog
      operation={operation}
      more={
        isDoubtful && (
          <Button busy={isLooking} onClick={look}>
            {texts.check}
          </Button>
        )
      }
      onClose={close}
      onLeave={left}
    />
  );
}
