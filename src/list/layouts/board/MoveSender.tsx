import { useEffect, useRef, useState } from 'react';
import type { SendBehaviour } from '../../../config/types';
import { useToolbarSubmit } from '../../../actions/useToolbarSubmit';
import type { ReadyAction } from '../../../actions/useActions';
import type { BoardColumn } from './boardColumns';

interface MoveSenderProps {
  behaviour: SendBehaviour;
  action: ReadyAction;
  /** Name of the single field of the action. */
  fieldName: string;
  value: BoardColumn['value'];
  /** Called when the move has ended; `isDone` is false if the card has to go back. */
  onEnd: (isDone: boolean) => void;
}

/** Sends the move of a card: the action with the value of the column, with its questions and messages. */
export function MoveSender({ behaviour, action, fieldName, value, onEnd }: MoveSenderProps) {
  const { submitField, dialogs, hasUnknownOutcome } = useToolbarSubmit(action, behaviour);
  const hasStarted = useRef(false);
  const [isDone, setDone] = useState<boolean>();
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void submitField({ [fieldName]: value }).then(setDone);
  }, [submitField, fieldName, value]);
  useEffect(() => {
    // The dialog about an unknown outcome may still check it.
    if (isDone !== undefined && !hasUnknownOutcome) onEnd(isDone);
  }, [isDone, hasUnknownOutcome, onEnd]);
  return dialogs;
}
