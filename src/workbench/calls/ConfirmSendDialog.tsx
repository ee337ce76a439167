import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { interpolateText } from '../../i18n/interpolateText';
import { workbenchTexts } from '../texts';
import { CallDetails } from './CallsPanel';
import type { RequestSummary } from './loggedRequest';

interface ConfirmSendDialogProps {
  call: RequestSummary;
  onAnswer: (isSent: boolean) => void;
}

/** Shows what would be sent to the real host, and sends it only then. */
export const ConfirmSendDialog = ({ call, onAnswer }: ConfirmSendDialogProps) => (
  <ConfirmDialog
    open
    danger
    width={560}
    title={workbenchTexts.send_title}
    confirmLabel={workbenchTexts.send}
    cancelLabel={workbenchTexts.dont_send}
    onConfirm={() => onAnswer(true)}
    onClose={() => onAnswer(false)}
  >
    <p>{workbenchTexts.send_text}</p>
    <p>{interpolateText(workbenchTexts.send_host, { name: call.host })}</p>
    <p className="wb-call-line">
      <span className="wb-method" data-write="true">
        {call.method}
      </span>{' '}
      <code>{call.path}</code>
    </p>
    <CallDetails call={call} />
  </ConfirmDialog>
);
