import { formTexts } from '../../i18n/es/form';
import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  open: boolean;
  /** It is being sent, so that it may end up saved all the same. */
  isSending?: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** The one question before something typed is thrown away. */
export function DiscardDialog({ open, isSending = false, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      danger
      title={formTexts.discard_title}
      confirmLabel={formTexts.discard}
      cancelLabel={formTexts.keep_editing}
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      <p>{isSending ? formTexts.discard_sending : formTexts.discard_text}</p>
    </ConfirmDialog>
  );
}
