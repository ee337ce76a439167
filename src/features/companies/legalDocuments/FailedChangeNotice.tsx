import { Button } from '../../../ui/button/Button';
import { shellTexts } from '../../../i18n/messages/shell';
import type { FailedChange } from './useLegalDocuments';
import { legalDocumentsTexts } from './texts';

interface FailedChangeNoticeProps {
  failure: FailedChange;
  busy: boolean;
  /** Sends the same change again. */
  onRetry: () => void;
}

/** Unobtrusive notice of a failed change: the content below it is the state at the host. */
export function FailedChangeNotice({ failure: { body }, busy, onRetry }: FailedChangeNoticeProps) {
  return (
    <p role="status" className="legal-not-done muted">
      <span>{body === null ? legalDocumentsTexts.not_deleted : legalDocumentsTexts.not_saved}</span>{' '}
      <Button small busy={busy} onClick={onRetry}>
        {shellTexts.states.retry}
      </Button>
    </p>
  );
}
