import { shellTexts } from '../i18n/es/shell';
import { Button } from '../ui/Button';

interface AskAgainProps {
  /** What could not be read, where nothing else says it. */
  text?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Stands beside a control whose options could not be read, and asks for them again. */
export const AskAgain = ({ text, busy, onRetry }: AskAgainProps) => (
  <span className="field-again" {...(text === undefined ? {} : { role: 'alert' })}>
    {text}
    <Button variant="quiet" small busy={busy} onClick={onRetry}>
      {shellTexts.states.retry}
    </Button>
  </span>
);
