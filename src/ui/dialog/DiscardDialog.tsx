import { formTexts } from '../../i18n/messages/form';
import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  open: boolean;
  /** True while the input is being sent, so it may still be saved. */
  isSending?: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Confirmation dialog before typed input is discarded. */
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
