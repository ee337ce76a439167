import { Button } from '../../../ui/Button';
import { shellTexts } from '../../../i18n/es/shell';
import type { FailedSend } from './useLegalDocuments';
import { texts } from './texts';

interface NotDoneProps {
  failed: FailedSend;
  busy: boolean;
  /** Sends the same again. */
  onRetry: () => void;
}

/** The quiet mark of a change that was not done: what is below it is what the host holds (CLIENT-53, CLIENT-64). */
export function NotDone({ failed: { body }, busy, onRetry }: NotDoneProps) {
  return (
    <p role="status" className="legal-not-done muted">
      <span>{body === null ? texts.not_deleted : texts.not_saved}</span>{' '}
      <Button small busy={busy} onClick={onRetry}>
        {shellTexts.states.retry}
      </Button>
    </p>
  );
}
