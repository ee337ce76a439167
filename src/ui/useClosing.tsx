import { useEffect, useState, type ReactNode } from 'react';
import { DiscardQuestion } from './DiscardQuestion';
import { useUnsaved } from './unsaved';

interface Closing {
  /** Closes, after a question where something was typed: for Escape, the cross, cancel and the back button. */
  close: () => void;
  /** Drawn inside the dialog. */
  question: ReactNode;
}

/** How a dialog that holds something typed is closed. `onClose` takes it off the screen. */
export function useClosing(isTyped: boolean, onClose: () => void): Closing {
  const [asking, setAsking] = useState(false);
  const tell = useUnsaved(nothingKept);
  useEffect(() => tell(isTyped), [tell, isTyped]);
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question: <DiscardQuestion open={asking} onDiscard={onClose} onKeep={() => setAsking(false)} />,
  };
}

/** What such a dialog holds goes with it. */
const nothingKept = (): void => undefined;
