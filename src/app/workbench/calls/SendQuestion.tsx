import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { fillText } from '../../../i18n/fillText';
import { texts } from '../texts';
import { CallDetails } from './CallsPanel';
import type { ShownCall } from './loggedRequest';

interface SendQuestionProps {
  call: ShownCall;
  onAnswer: (isSent: boolean) => void;
}

/** Shows what would be sent to the real host, and sends it only then. */
export const SendQuestion = ({ call, onAnswer }: SendQuestionProps) => (
  <ConfirmDialog
    open
    danger
    width={560}
    title={texts.send_title}
    confirmLabel={texts.send}
    cancelLabel={texts.dont_send}
    onConfirm={() => onAnswer(true)}
    onClose={() => onAnswer(false)}
  >
    <p>{texts.send_text}</p>
    <p>{fillText(texts.send_host, { name: call.host })}</p>
    <p className="wb-call-line">
      <span className="wb-method" data-write="true">
        {call.method}
      </span>{' '}
      <code>{call.path}</code>
    </p>
    <CallDetails call={call} />
  </ConfirmDialog>
);
