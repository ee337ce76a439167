import { shellTexts } from '../i18n/es/shell';
import { Button } from '../ui/Button';

/** What asks again for what could not be read. */
export interface Again {
  /** It is being asked for. */
  busy: boolean;
  onRetry: () => void;
}

interface AskAgainProps extends Again {
  /** What could not be read, where nothing else says it. */
  text?: string;
}

/** Stands beside a control whose options could not be read, and asks for them again. */
export const AskAgain = ({ text, busy, onRetry }: AskAgainProps) => (
  <span className="field-again" {...(text === undefined ? {} : { role: 'alert' })}>
    {text !== undefined && <span>{text}</span>}
    <Button variant="quiet" small busy={busy} onClick={onRetry}>
      {shellTexts.states.retry}
    </Button>
  </span>
);
