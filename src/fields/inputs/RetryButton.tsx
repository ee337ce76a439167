import { shellTexts } from '../../i18n/es/shell';
import { Button } from '../../ui/button/Button';

/** What asks again for what could not be read. */
export interface RetryState {
  /** It is being asked for. */
  busy: boolean;
  onRetry: () => void;
}

interface RetryButtonProps extends RetryState {
  /** What could not be read, where nothing else says it. */
  text?: string;
}

/** Stands beside a control whose options could not be read, and asks for them again. */
export const RetryButton = ({ text, busy, onRetry }: RetryButtonProps) => (
  <span className="field-again" {...(text === undefined ? {} : { role: 'alert' })}>
    {text !== undefined && <span>{text}</span>}
    <Button variant="quiet" small busy={busy} onClick={onRetry}>
      {shellTexts.states.retry}
    </Button>
  </span>
);
