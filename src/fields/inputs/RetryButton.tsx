import { shellTexts } from '../../i18n/messages/shell';
import { Button } from '../../ui/button/Button';

/** State and callback for a retry after a failed request. */
export interface RetryState {
  /** True while the retry is running. */
  busy: boolean;
  onRetry: () => void;
}

interface RetryButtonProps extends RetryState {
  /** Error text, if no other element shows it. */
  text?: string;
}

/** Rendered beside a control whose options could not be read; refetches them. */
export const RetryButton = ({ text, busy, onRetry }: RetryButtonProps) => (
  <span className="field-again" {...(text === undefined ? {} : { role: 'alert' })}>
    {text !== undefined && <span>{text}</span>}
    <Button variant="quiet" small busy={busy} onClick={onRetry}>
      {shellTexts.states.retry}
    </Button>
  </span>
);
